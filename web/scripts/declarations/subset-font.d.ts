declare module 'subset-font' {
  interface Range {
    readonly min: number;
    readonly max: number;
  }
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | Range>>;
  }
  /** The font with only the given text's characters. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
