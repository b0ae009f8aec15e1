import { render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Choosing } from '../src/lib/choosing.svelte';
import type { GameText } from '../src/lib/text.svelte';
import type { Words, OptionView } from '../src/lib/wire';
import Facts from '../src/parts/Facts.svelte';
import Menu from '../src/parts/Menu.svelte';
import { option, words } from './made';

const SPOT = { target: 'field-1', labels: [words('drawn-field', { field: 1 })], x: 5, y: 5 };
const text = {
  say: (message: Words) => `${message.id} ${String(message.args.field)}`,
  help: () => [],
} as unknown as GameText;

function options(count: number): OptionView[] {
  return Array.from({ length: count }, (_, place) =>
    option({ choice: `take ${place}`, label: words('choice-take', { field: place }), target: 'field-1', verb: 'take' }),
  );
}

function choosing(count: number) {
  const all = options(count);
  const preview = vi.fn(async () => ({ lines: [words('log-take', { field: 9 })], ends: false }));
  const choose = vi.fn();
  return { made: { menu: SPOT, at: () => all, table: { preview, gestures: [] }, choose } as unknown as Choosing, preview, choose };
}

const props = (count: number) => {
  const { made, preview, choose } = choosing(count);
  return { props: { choosing: made, text, names: [] }, preview, choose };
};

describe('the menu of a spot', () => {
  it('holds a button for every choice, and a click on one chooses it', () => {
    const { props: given, choose } = props(12);
    const { container } = render(Menu, given);
    const buttons = container.querySelectorAll<HTMLButtonElement>('.menu .pick');
    expect([...buttons].map((button) => button.innerText.trim())).toEqual(
      Array.from({ length: 12 }, (_, place) => `choice-take ${place}`),
    );
    buttons[7]?.click();
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ choice: 'take 7' }), true);
  });

  it('tells what one or two choices would do, and leaves many to their words', async () => {
    const few = props(2);
    render(Menu, few.props);
    await vi.waitFor(() => expect(few.preview).toHaveBeenCalledTimes(2));
    const many = props(3);
    render(Menu, many.props);
    await new Promise((done) => setTimeout(done, 250));
    expect(many.preview).not.toHaveBeenCalled();
  });
});

describe('what words mean', () => {
  const explained = { ...text, help: () => [{ name: 'field', text: 'Grows corn.' }] } as unknown as GameText;
  const order = (count: number): string[] => {
    const { container } = render(Menu, { ...props(count).props, text: explained });
    return [...container.querySelectorAll('.pick, .help')].map((one) => (one.matches('.help') ? 'help' : 'pick'));
  };

  it('stands before few choices and after many', () => {
    expect(order(2)).toEqual(['help', 'pick', 'pick']);
    expect(order(3)).toEqual(['pick', 'pick', 'pick', 'help']);
  });

  it('is left out of a tip that lists many choices', () => {
    const helps = (count: number): number =>
      render(Facts, { ...props(count).props, text: explained, spot: SPOT }).container.querySelectorAll('.help').length;
    expect([helps(1), helps(5)]).toEqual([1, 0]);
  });
});

describe('the tip of a spot', () => {
  it('shows a card large where the piece has a face, drawn from its own layer', async () => {
    const asked = vi.fn(async () => new Response(JSON.stringify({ defs: '', static: '<circle r="9"/>' })));
    vi.stubGlobal('fetch', asked);
    const { container } = render(Facts, { ...props(1).props, spot: { ...SPOT, face: 'abc' } });
    await vi.waitFor(() => expect(container.querySelector('svg.face circle')?.getAttribute('r')).toBe('9'));
    expect(asked).toHaveBeenCalledWith('/api/static/abc', expect.anything());
    expect(container.querySelector('.told .label')?.textContent).toBe('Drawn-field 1');
    vi.unstubAllGlobals();
    expect(render(Facts, { ...props(1).props, spot: SPOT }).container.querySelector('svg.face')).toBeNull();
  });

  it('lists so many choices and counts the rest', () => {
    const { container } = render(Facts, { ...props(10).props, spot: SPOT });
    const listed = [...container.querySelectorAll('.choice')].map((line) => line.textContent ?? '');
    expect(listed).toHaveLength(7);
    expect(listed[5]).toBe('choice-take 5');
    expect(listed[6]).toContain('4');
  });
});
