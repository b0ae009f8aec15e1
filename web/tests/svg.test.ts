import { describe, expect, it } from 'vitest';
import { shapes } from '../src/lib/svg';

function html(markup: string): string {
  const host = document.createElement('div');
  host.append(shapes(markup));
  return host.innerHTML;
}

describe('drawings', () => {
  it('keep their shapes', () => {
    const made = html('<g id="a" transform="translate(1 2)"><path d="M0 0H5" fill="url(#x)"/><use href="#b"/></g>');
    expect(made).toContain('<path');
    expect(made).toContain('url(#x)');
    expect(made).toContain('href="#b"');
    expect(made).toContain('id="a"');
  });

  it.each([
    '<script>alert(1)</script>',
    '<g onclick="alert(1)"/>',
    '<foreignObject><b>x</b></foreignObject>',
    '<use href="https://example.org/x.svg#a"/>',
    '<rect fill="url(https://example.org/x)"/>',
    '<rect style="fill:red"/>',
    '<a href="javascript:alert(1)"><rect/></a>',
    '<image href="x.png"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<style>*{fill:red}</style>',
  ])('lose what is no shape: %s', (markup) => {
    expect(html(markup)).not.toMatch(/script|onclick|foreign|https|style|image|animate|<a/i);
  });

  it('that are broken are not shown', () => {
    expect(html('<g><rect></g>')).not.toContain('<script');
  });
});
