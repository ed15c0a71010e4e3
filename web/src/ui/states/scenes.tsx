/** A corner flag in the evening; decoration only. */
function CornerScene() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 320 180"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
    >
      <path fill="#F3E3C2" d="M0 0H320V100H0Z" />
      <circle cx="236" cy="70" r="30" fill="#F2B155" />
      <path fill="#D9C89F" d="M0 84C30 74 44 80 70 72S120 62 150 74S210 84 240 76S300 72 320 80V110H0Z" />
      <path fill="#146B4F" d="M0 96H320V180H0Z" />
      <path fill="#0F5540" d="M0 112L320 100V116L0 136ZM0 160L320 132V152L0 180Z" />
      <path fill="none" stroke="#FFFFFF" strokeOpacity=".9" strokeWidth="3" d="M-4 176L112 128L330 152" />
      <path fill="none" stroke="#FFFFFF" strokeOpacity=".9" strokeWidth="2.500" d="M72 144.500C92 158 136 156 160 133.300" />
      <path fill="#06231A" fillOpacity=".4" d="M112 127L114 129L30 166L0 178V168L18 160L10 152L34 146L40 156Z" />
      <path stroke="#FFFFFF" strokeWidth="4" strokeLinecap="round" d="M112 128V28" />
      <path stroke="#E6E8E0" strokeWidth="4" d="M112 88V76M112 64V52" />
      <path fill="#C2362B" d="M114 28C130 22 140 38 168 30C160 40 162 50 168 58C142 66 132 50 114 58Z" />
      <path fill="#9E2A21" d="M114 44C130 38 142 52 163 46C164 50 166 54 168 58C142 66 132 50 114 58Z" />
      <path
        fill="#FFFFFF"
        fillOpacity=".7"
        d="M30 40H64C66 34 58 30 54 33C50 26 38 28 38 34C32 33 28 36 30 40ZM262 26H290C292 21 285 18 282 20C278 14 268 16 268 21C264 20 260 23 262 26Z"
      />
    </svg>
  );
}

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

/** An empty stadium under floodlights; decoration only. */
function FloodlightScene() {
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

/** An empty pitch at noon with a ball on the spot; decoration only. */
function PitchScene() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 320 180"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
    >
      <path fill="#DDF5EA" d="M0 0H320V70H0Z" />
      <path fill="#BFE6D4" d="M0 62C40 48 62 56 96 50S160 36 204 48S282 44 320 54V74H0Z" />
      <path fill="#146B4F" d="M0 66H320V180H0Z" />
      <path
        fill="#0F5540"
        d="M64 66H0V104ZM118 66L16 180H0V112L92 66ZM146 66L92 180H56L132 66ZM174 66H188L264 180H228ZM202 66L304 180H320V152L228 66ZM256 66H320V96Z"
      />
      <path fill="#1E9E73" fillOpacity=".35" d="M0 66H320V72H0Z" />
      <path
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity=".8"
        strokeWidth="2"
        d="M0 128H320M160 94C212 94 254 108 254 128S212 164 160 164S66 150 66 128S108 94 160 94ZM12 66L0 70M308 66L320 70"
      />
      <path fill="#FFFFFF" d="M136 44H184V68H181V47H139V68H136Z" />
      <path
        stroke="#FFFFFF"
        strokeOpacity=".6"
        strokeWidth=".8"
        d="M143 47V66M150 47V66M157 47V66M164 47V66M171 47V66M178 47V66M139 53H181M139 59H181"
      />
      <path fill="#06231A" fillOpacity=".45" d="M160 133L232 140C238 141 240 145 232 145L166 143Z" />
      <circle cx="160" cy="126" r="12" fill="#FFFFFF" />
      <path
        fill="#06231A"
        d="M160 120L165.500 124L163.400 130.500H156.600L154.500 124ZM160 114L163 116.200L160 118L157 116.200ZM171.800 124L170.500 129L167.800 127L169 122.600ZM148.200 124L151 122.600L152.200 127L149.500 129ZM153 136L155 133L158.500 135L157.500 137.600ZM167 136L165 133L161.500 135L162.500 137.600Z"
      />
    </svg>
  );
}

/**
 * The scenes by name: a pitch for what is empty, floodlights for what failed or is to come, a corner flag for a search
 * without results.
 */
export const SCENES = { pitch: PitchScene, floodlights: FloodlightScene, corner: CornerScene } as const;
