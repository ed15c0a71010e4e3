/** An empty pitch at noon, mown in stripes, a ball waiting on the spot; decoration only. */
export function PitchScene() {
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
