// Colours and signs of seats outside the drawings (charts, lists): never colour alone.
export const SIGNS = ['●', '■', '▲', '◆', '★', '✚', '⬟', '✖'];

export const sign = (seat: number): string => SIGNS[seat % SIGNS.length] ?? '●';
export const colour = (seat: number): string => `seat-${seat % SIGNS.length}`;
