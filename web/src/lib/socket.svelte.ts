// One connection for all live tables. It comes back by itself, and tells its users when it does.

export type Frame = { type: string; [key: string]: unknown };
type Listener = (frame: Frame) => void;

const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const PROBE_WITHIN = 3_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

class Socket {
  state = $state<'idle' | 'connecting' | 'open' | 'waiting'>('idle');
  /** Whether there was a connection and there is none now. */
  lost = $state(false);
  /** Whether the server has another page by now: this one may not understand what it sends. */
  outdated = $state(false);
  private page = '';
  private ws: WebSocket | null = null;
  private listeners = new Set<Listener>();
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silent: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  constructor() {
    addEventListener('online', () => this.now());
    // A machine without a network may still reach a server of its own: so it asks before it believes.
    addEventListener('offline', () => this.now());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.now();
    });
  }

  /** Hear every frame, and a frame of type "open" whenever the connection is (again) there. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.state === 'idle') this.connect();
    else if (this.state === 'open') queueMicrotask(() => listener({ type: 'open' }));
    return () => this.listeners.delete(listener);
  }

  /** Send if there is a connection; whoever must not lose a frame sends it again on "open". */
  send(frame: Frame): boolean {
    if (this.ws?.readyState !== WebSocket.OPEN) return false;
    this.ws.send(JSON.stringify(frame));
    return true;
  }

  /** Another person sits here now: the server must look at the session anew. */
  renew(): void {
    if (this.state === 'idle') return;
    this.wait = 0;
    this.ws?.close();
  }

  /** The network or the reader is back: try at once, or see whether the connection still lives. */
  private now(): void {
    if (this.state === 'open') this.ping(PROBE_WITHIN);
    if (this.state !== 'waiting') return;
    clearTimeout(this.retry);
    this.connect();
  }

  private connect(): void {
    this.state = 'connecting';
    const ws = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.ws = ws;
    this.expect(PONG_WITHIN);
    ws.onopen = () => {
      clearTimeout(this.silent);
      this.state = 'open';
      this.lost = false;
      this.wait = FIRST_WAIT;
      this.beat = setInterval(() => this.ping(PONG_WITHIN), PING_EVERY);
      this.send({ type: 'hello' });
      this.tell({ type: 'open' });
    };
    ws.onmessage = (event) => {
      clearTimeout(this.silent);
      let frame: Frame;
      try {
        frame = JSON.parse(String(event.data)) as Frame;
      } catch {
        return;
      }
      if (frame.type === 'welcome') this.welcome(String(frame.page));
      this.tell(frame);
    };
    ws.onclose = () => this.closed();
  }

  private closed(): void {
    clearInterval(this.beat);
    clearTimeout(this.silent);
    this.state = 'waiting';
    this.lost = true;
    this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, this.wait * 2));
    this.tell({ type: 'closed' });
  }

  private welcome(page: string): void {
    this.page ||= page;
    this.outdated = page !== this.page;
  }

  private ping(within: number): void {
    this.send({ type: 'ping', n: ++this.count });
    this.expect(within);
  }

  /** Any word must come within this time; a connection that says nothing is given up without a goodbye. */
  private expect(within: number): void {
    clearTimeout(this.silent);
    this.silent = setTimeout(() => {
      if (!this.ws) return;
      this.ws.onopen = this.ws.onmessage = this.ws.onclose = null;
      this.ws.close();
      this.closed();
    }, within);
  }

  private tell(frame: Frame): void {
    for (const listener of [...this.listeners]) listener(frame);
  }
}

export const socket = new Socket();
