const LAMPS = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => [column, row] as const));

function Mast({ x, flipped }: { readonly x: number; readonly flipped: boolean }) {
  return (
    <g transform={`translate(${x} 0) scale(${flipped ? -1 : 1} 1)`}>
      <path fill="#C8F24B" fillOpacity=".16" d="M-20 36L20 30L250 150L60 180H-60Z" />
      <path stroke="#A9BBB2" strokeWidth="3" d="M0 52V142M-6 142H6" />
      <path stroke="#A9BBB2" strokeWidth="1" d="M-3 60L3 72L-3 84L3 96L-3 108L3 120L-3 132" fill="none" />
      <path fill="#11211B" stroke="#A9BBB2" strokeWidth="1.5" d="M-22 22L20 16V48L-22 54Z" />
      {LAMPS.map(([column, row]) => (
        <circle key={`${column} ${row}`} cx={-16 + column * 10} cy={29 + row * 9 - column * 1.4} r="3.200" fill="#F6FFD9" />
      ))}
    </g>
  );
}

/** A stadium under floodlights before anybody has come; decoration only. */
export function FloodlightScene() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 320 180"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
    >
      <path fill="#06231A" d="M0 0H320V180H0Z" />
      <path fill="#0B3D2E" d="M0 52C80 30 240 30 320 52V180H0Z" />
      <circle cx="160" cy="26" r="9" fill="#DDF5EA" fillOpacity=".85" />
      <circle cx="164" cy="23" r="8" fill="#06231A" />
      <path fill="#11211B" d="M0 112C60 92 260 92 320 112V146H0Z" />
      <path
        fill="none"
        stroke="#37453E"
        strokeWidth="1.5"
        d="M0 120C60 100 260 100 320 120M0 128C60 109 260 109 320 128M0 136C60 118 260 118 320 136"
      />
      <path fill="#146B4F" d="M0 146C80 132 240 132 320 146V180H0Z" />
      <path fill="#1E9E73" fillOpacity=".5" d="M70 138C110 135 210 135 250 138L300 180H20Z" />
      <path
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity=".75"
        strokeWidth="1.800"
        d="M0 160H320M160 136V180M160 148C186 148 206 153 206 160S186 172 160 172S114 167 114 160S134 148 160 148Z"
      />
      <Mast x={48} flipped={false} />
      <Mast x={272} flipped />
    </svg>
  );
}
