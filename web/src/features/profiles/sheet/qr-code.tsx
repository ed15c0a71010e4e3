import { encode } from 'uqr';

interface QrCodeProps {
  /** The address that a phone opens. */
  readonly address: string;
  /** Its width and height in CSS. */
  readonly size: string;
  /** What it leads to, for screen readers. */
  readonly label: string;
}

/** An address as a QR code, drawn as one path. Import it only from code that loads lazily. */
export function QrCode({ address, size, label }: QrCodeProps) {
  const { data, size: modules } = encode(address, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      style={{ width: size, height: size, display: 'block' }}
    >
      <rect width={modules} height={modules} fill="#FFFFFF" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
