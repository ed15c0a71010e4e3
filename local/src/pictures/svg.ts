/** A coordinate for SVG, rounded to one decimal. */
export function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Path data from a template whose numbers are rounded: d`M${x} ${y}h${width}`. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts
    .map((part, index) => {
      const value = values[index];
      return part + (value === undefined ? '' : typeof value === 'number' ? at(value) : value);
    })
    .join('');
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return d`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return d`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return d`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;
}

export function area(data: string, fill: string, more = ''): string {
  return `<path d="${data}" fill="${fill}"${more}/>`;
}

export function line(data: string, stroke: string, width: number, more = ''): string {
  return d`<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;
}

export function faded(opacity: number): string {
  return ` opacity="${Math.round(opacity * 100) / 100}"`;
}

/** Shapes moved and scaled; `shear` skews them, as a shadow is skewed. */
export function placed(inner: string, x: number, y: number, scaleX = 1, scaleY = scaleX, shear = 0): string {
  const lean = shear === 0 ? '' : d` skewX(${shear})`;
  const size =
    scaleX === 1 && scaleY === 1 ? '' : ` scale(${Math.round(scaleX * 1000) / 1000} ${Math.round(scaleY * 1000) / 1000})`;
  return d`<g transform="translate(${x} ${y})${lean}${size}">${inner}</g>`;
}

/** A gradient from top to bottom; its stops are colours at shares 0 to 1. */
export function gradient(id: string, stops: readonly (readonly [share: number, colour: string, opacity?: number])[]): string {
  const inner = stops
    .map(
      ([share, colour, opacity]) =>
        `<stop offset="${share}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inner}</linearGradient>`;
}

/** Shapes drawn `count` times, joined. */
export function each(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
