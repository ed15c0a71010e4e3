/** A player seen from behind in the evening light, in place of a portrait that is not there; decoration only. */
export function PlayerPortrait() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 320 400"
      preserveAspectRatio="xMidYMid slice"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      <path fill="#0B3D2E" d="M0 0H320V400H0Z" />
      <circle cx="228" cy="120" r="64" fill="#F2B155" />
      <path fill="#0F5540" d="M0 190C50 168 90 186 140 172S250 160 320 186V400H0Z" />
      <path fill="#146B4F" d="M0 292H320V400H0Z" />
      <path fill="none" stroke="#FFFFFF" strokeOpacity=".6" strokeWidth="3" d="M0 318L320 292M40 400C70 350 160 330 260 344" />
      <path fill="#06231A" fillOpacity=".5" d="M128 392L20 400H-40L96 352Z" />
      <path
        fill="#06231A"
        d="M128 104C128 82 140 70 158 70S188 82 188 104C188 120 180 134 172 138L206 150C222 156 230 168 234 188L250 268L228 274L214 226L212 300H104L102 226L88 274L66 268L82 188C86 168 94 156 110 150L144 138C136 134 128 120 128 104Z"
      />
      <path
        fill="#C8F24B"
        d="M144 140L110 152C96 158 90 168 86 186L80 214L102 222L104 296H212L214 222L236 214L230 186C226 168 220 158 206 152L172 140C166 148 150 148 144 140Z"
      />
      <path fill="#9DC42F" d="M172 140L206 152C220 158 226 168 230 186L236 214L214 222L212 296H176C190 244 190 190 172 140Z" />
      <path
        fill="none"
        stroke="#06231A"
        strokeWidth="13"
        strokeLinecap="square"
        strokeLinejoin="round"
        d="M148 196L160 188V250"
      />
      <path fill="#06231A" d="M104 300H212L208 352H166L158 322L150 352H108ZM112 352H146L142 400H116ZM170 352H204L200 400H174Z" />
    </svg>
  );
}
