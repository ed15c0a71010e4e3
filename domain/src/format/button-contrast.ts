const BRIGHT_ABOVE = 128;

/** The text colour on a button of that colour (`#rgb` or `#rrggbb`): black where its brightness, 0 to 255, is above 128, otherwise white; null for anything else (specification §9). */
export function buttonTextColor(color: string): 'black' | 'white' | null {
  const brightness = brightnessOf(color);
  if (brightness === null) return null;
  return brightness > BRIGHT_ABOVE ? 'black' : 'white';
}

function brightnessOf(color: string): number | null {
  if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color)) return null;
  const digits = color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1);
  const part = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return (part(0) * 299 + part(2) * 587 + part(4) * 114) / 1000;
}
