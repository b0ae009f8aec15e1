// How a desk's window is shared out: the board first, then what stands beside it. Nothing here depends on what is asked
// or on how a game goes, so the board keeps its place and size.

/** The part of the window that the board takes at least, as far as its proportions allow. */
const SHARE = 0.46;
/** The part of the window's width that is left for what stands beside the board where the board can do without it. */
const BESIDE = 0.45;
/** Pixels: between the board and the edge of the window, for the tools beside it, for what stands beside it at least. */
const EDGE = 2;
const TOOLS = 34;
const LEAST = 410;
/** The board is never smaller, whatever somebody chose. */
const SMALLEST = 320;
/** Heights of the strip above the board that holds the question: where there is less room, it stands beside the board. */
const LOW = 76;
const HIGH = 108;
/** Pixels between the strip and the board, and at the other edge of the window. */
const GAP = 4;
const MARGIN = 6;
/** Seats below the board: the height of their names, and how much smaller than beside it they may be. */
const NAME = 28;
const SMALLER = 0.85;
const LEAST_SEAT = 190;
/** The part of what is left beside the board that the supply and one's own things have. */
const SIDE = 0.48;
/** Pixels for each column beside the board, and between them. */
export const COLUMN = 190;
export const HANDLE = 10;

/** What somebody chose: parts of the window's width and of what is left beside the board; 0 is what fits best. */
export interface Wish {
  board: number;
  side: number;
}

export interface Room {
  /** The width of the drawn board, of the board with its tools, and of the two columns beside it. */
  drawing: number;
  board: number;
  side: number;
  aside: number;
  /** The height above the board for the question; 0 if it stands beside the board. */
  strip: number;
  /** The height below the board for the other seats, and how wide each is there; 0 if they stand beside it. */
  below: number;
  seat: number;
}

/** Cards of the other seats beside the board may be so much smaller to be all in sight; low ones stand in two columns. */
const SHRUNK = 0.72;
const FLAT = 3;
/** Pixels: what stands above the cards where the question is beside the board, and the list below them. */
const ABOVE = 150;
const LIST = 160;
const HEADER = 36;

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** How the window is shared out for a board of these proportions (width by height) and the seats of the others. */
export function share(width: number, height: number, ratio: number, seats: readonly number[] = [], wish?: Wish): Room {
  const tallest = height - 2 * EDGE;
  const fitting = Math.max(Math.sqrt(SHARE * width * height * ratio), (1 - BESIDE) * width - TOOLS);
  const most = Math.min(tallest * ratio, width - LEAST - TOOLS);
  const drawing = within(SMALLEST, wish?.board ? wish.board * width : fitting, most);
  const spare = tallest - drawing / ratio - GAP;
  const strip = spare >= LOW ? Math.min(spare, HIGH) : 0;
  const board = Math.ceil(drawing) + TOOLS;
  const beside = width - EDGE - board - 2 * HANDLE - MARGIN;
  const side = Math.round(within(COLUMN, (wish?.side || SIDE) * beside, beside - COLUMN));
  const aside = beside - side;
  const left = strip ? spare - strip - 2 * GAP : 0;
  const seat = Math.min((left - NAME) * Math.min(...seats), (drawing - 8 * seats.length) / seats.length);
  const low = seats.length > 0 && seat >= Math.max(LEAST_SEAT, SMALLER * aside);
  return { drawing, board, side, aside, strip: Math.round(strip), below: low ? Math.round(left) : 0, seat: low ? Math.floor(seat) : 0 };
}

/** How wide the cards of the other seats are, and in how many columns they stand. */
export function cards(room: Room, height: number, seats: readonly number[]): { width: number; columns: number } {
  if (room.seat) return { width: room.seat, columns: seats.length };
  const free = height - HEADER - LIST - (room.strip ? 0 : ABOVE);
  const stack = seats.reduce((sum, ratio) => sum + 1 / ratio, 0);
  const fitting = (free - NAME * seats.length) / stack;
  if (fitting >= SHRUNK * room.aside) return { width: Math.round(Math.min(fitting, room.aside)), columns: 1 };
  return { width: room.aside, columns: Math.min(...seats) > FLAT ? 2 : 1 };
}
