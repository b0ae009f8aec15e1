// What a printed text needs besides its words: spaces at which a line does not break, and the minus sign.
// Only Russian differs; core/typography.py does the same for the terminal, mails and the API.
const LOOSE = 'и|или|а|но|в|во|со|к|ко|у|о|об|на|за|по|до|от|из|без|для|при|над|под|после|не';
const NUMBERED = '[Рр]егион|[Пп]олян|[Рр]аунд|[Мм]ест|[Чч]аш|[Фф]аз|[Ии]грок|[Дд]елени|[Вв]ариант';
const WORD = '[\\p{L}\\p{N}_]';
const TIED = new RegExp(
  `(?<!${WORD})([авикосуяАВИКОСУЯ]|(?:${NUMBERED})${WORD}*(?= [\\dIVX])) (?=\\S)` +
    `|(?<=\\d) (?=(?!(?:${LOOSE})(?!${WORD}))\\p{L})` +
    '| (?=[—–])',
  'gu',
);
const NEGATIVE = /(?<![\p{L}\p{N}_-])-(?=\d)/gu;

/** A name as a heading or a line of its own: with a capital letter. */
export function capitalised(name: string): string {
  const [first = '', ...rest] = name;
  return first.toUpperCase() + rest.join('');
}

/** A text as it is printed in a language: numbers stay with their nouns, one-letter words with the next word. */
export function tied(text: string, lang: string): string {
  return lang === 'ru' ? text.replace(TIED, '$1\u00a0').replace(NEGATIVE, '\u2212') : text;
}
