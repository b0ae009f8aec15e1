// The page's title, its icon, and the notice that it is somebody's turn.
import { session } from './session.svelte';
import { t } from './text.svelte';

class Heading {
  title = $state('');
  private turn = false;

  set(title: string, turn: boolean): void {
    this.title = title;
    document.title = turn ? `● ${t('your-turn')} · ${title}` : `${title} · Turnwright`;
    document.getElementById('icon')?.setAttribute('href', turn ? '/favicon-turn.svg' : '/favicon.svg');
    if (turn && !this.turn) this.notify(title);
    this.turn = turn;
  }

  clear(): void {
    this.title = '';
    this.turn = false;
    document.title = 'Turnwright';
    document.getElementById('icon')?.setAttribute('href', '/favicon.svg');
  }

  /** Only when the page is out of sight and the person asked for it. */
  private notify(title: string): void {
    if (!session.prefs.notices || document.visibilityState === 'visible') return;
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    const notice = new Notification(t('your-turn'), { body: title, tag: location.pathname, icon: '/favicon-turn.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

export const heading = new Heading();
