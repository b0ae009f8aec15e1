// One connection for all live tables. It comes back by itself, and tells its users when it does.

export type Frame = { type: string; [key: string]: unknown };
type Listener = (frame: Frame) => void;

const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

class Socket {
  state = $state<'idle' | 'connecting' | 'open' | 'waiting'>('idle');
  private ws: WebSocket | null = null;
  private listeners = new Set<Listener>();
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silent: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  constructor() {
    addEventListener('online', () => this.now());
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

  private now(): void {
    if (this.state !== 'waiting') return;
    clearTimeout(this.retry);
    this.connect();
  }

  private connect(): void {
    this.state = 'connecting';
    const ws = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.ws = ws;
    ws.onopen = () => {
      this.state = 'open';
      this.wait = FIRST_WAIT;
      this.beat = setInterval(() => this.ping(), PING_EVERY);
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
      this.tell(frame);
    };
    ws.onclose = () => {
      clearInterval(this.beat);
      clearTimeout(this.silent);
      this.state = 'waiting';
      this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, this.wait * 2));
      this.tell({ type: 'closed' });
    };
  }

  private ping(): void {
    this.send({ type: 'ping', n: ++this.count });
    this.silent = setTimeout(() => this.ws?.close(), PONG_WITHIN);
  }

  private tell(frame: Frame): void {
    for (const listener of [...this.listeners]) listener(frame);
  }
}

export const socket = new Socket();
