/** A corner flag in the evening wind, its shadow long across the grass; decoration only. */
export function CornerScene() {
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
