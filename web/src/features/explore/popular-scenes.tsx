import type { PopularCollection } from '@touchline/domain/search/college-collections';
import type { ReactNode } from 'react';

/** The drawings of the popular collections, each of 320 by 160; decoration only. */
const DRAWINGS: Readonly<Record<PopularCollection, ReactNode>> = {
  sea: (
    <>
      <path fill="#F3E3C2" d="M0 0H320V92H0Z" />
      <circle cx="236" cy="62" r="26" fill="#F2B155" />
      <path fill="#1D5FD1" d="M0 84H320V160H0Z" />
      <path fill="#8DB4FF" fillOpacity=".55" d="M210 92H262V95H210ZM196 104H276V107H196ZM220 116H252V119H220Z" />
      <path fill="#146B4F" d="M0 160V112C60 100 120 116 176 138C196 146 214 154 226 160Z" />
      <path fill="none" stroke="#FFFFFF" strokeWidth="2.5" d="M-6 148L120 118L186 146M30 160A40 22 0 0 1 104 150" />
      <path stroke="#FFFFFF" strokeWidth="3" strokeLinecap="round" d="M120 118V58" />
      <path fill="#C2362B" d="M121 58C134 54 142 64 160 58C154 66 156 72 160 78C142 82 134 72 121 78Z" />
      <path fill="#FFFFFF" d="M268 84L284 50V84ZM286 84V56L298 84ZM262 87H304L298 95H268Z" />
    </>
  ),
  acceptance: (
    <>
      <path fill="#DDF5EA" d="M0 0H320V160H0Z" />
      <path fill="#BFE6D4" d="M0 92C50 72 92 86 140 74S236 62 320 84V160H0Z" />
      <path fill="#146B4F" d="M0 122H320V160H0Z" />
      <path fill="#F3E3C2" d="M132 122H188L236 160H84Z" />
      <path fill="#9E2A21" d="M76 48H108V126H76ZM212 48H244V126H212Z" />
      <path fill="#7E211A" d="M98 48H108V126H98ZM234 48H244V126H234Z" />
      <path fill="#E6E8E0" d="M70 42H114V50H70ZM206 42H250V50H206Z" />
      <path fill="none" stroke="#14201B" strokeWidth="4" d="M108 60C126 26 194 26 212 60" />
      <path
        fill="none"
        stroke="#14201B"
        strokeWidth="3"
        d="M108 70L74 84V132L108 124M98 74V126M86 79V129M212 70L246 84V132L212 124M222 74V126M234 79V129"
      />
      <circle cx="160" cy="138" r="9" fill="#FFFFFF" />
      <path fill="#14201B" d="M160 133.500L164.300 136.600L162.700 141.600H157.300L155.700 136.600Z" />
    </>
  ),
  graduation: (
    <>
      <path fill="#152744" d="M0 0H320V160H0Z" />
      <path fill="#1D3A66" d="M0 104C70 84 130 98 180 90S270 82 320 96V160H0Z" />
      <path
        fill="#F2B155"
        fillOpacity=".9"
        d="M44 28h4v4h-4zM92 52h4v4h-4zM226 30h4v4h-4zM276 58h4v4h-4zM136 24h4v4h-4zM198 66h4v4h-4z"
      />
      <g fill="#0A1512">
        <path d="M70 58L108 42L146 58L108 74Z" />
        <path d="M86 68V84C98 92 118 92 130 84V68L108 78Z" />
        <path d="M176 36L206 22L236 36L206 50Z" transform="rotate(-14 206 36)" />
        <path d="M190 46V58C198 64 212 64 220 58V44L206 52Z" transform="rotate(-14 206 46)" />
      </g>
      <path fill="none" stroke="#C8F24B" strokeWidth="2.5" d="M108 58L140 66V88M206 36L232 36L238 54" />
      <path
        fill="#0A1512"
        d="M38 160C38 136 50 124 64 124S90 136 90 160ZM116 160C116 132 130 120 146 120S176 132 176 160ZM206 160C206 136 218 124 232 124S258 136 258 160Z"
      />
      <circle cx="64" cy="114" r="11" fill="#8A5A3C" />
      <circle cx="146" cy="108" r="12" fill="#E2B08C" />
      <circle cx="232" cy="114" r="11" fill="#5E3A26" />
      <path stroke="#0A1512" strokeWidth="9" strokeLinecap="round" d="M84 138L104 100M168 134L196 82M226 136L214 94" />
    </>
  ),
  budget: (
    <>
      <path fill="#FCF4E8" d="M0 0H320V160H0Z" />
      <path fill="#146B4F" d="M0 118H320V160H0Z" />
      <path fill="#0F5540" d="M0 128L320 118V132L0 146Z" />
      <path fill="#06231A" fillOpacity=".3" d="M196 132L300 150H150Z" />
      <g transform="rotate(-8 160 84)">
        <path fill="#C8F24B" d="M92 56H208L238 88L208 120H92Z" />
        <path fill="#14201B" fillOpacity=".12" d="M92 104H223L208 120H92Z" />
        <circle cx="214" cy="88" r="7" fill="#FCF4E8" />
        <path
          fill="none"
          stroke="#14201B"
          strokeWidth="7"
          strokeLinecap="round"
          d="M166 74C160 66 134 66 134 78C134 92 166 84 166 98C166 110 140 110 133 102M150 62V70M150 106V114"
        />
      </g>
      <path fill="none" stroke="#14201B" strokeWidth="2.500" d="M218 80C246 60 268 66 290 40" />
    </>
  ),
  gems: (
    <>
      <path fill="#0B3D2E" d="M0 0H320V160H0Z" />
      <path fill="#06231A" d="M0 100C60 82 118 96 160 92S262 80 320 98V160H0Z" />
      <path fill="#C8F24B" fillOpacity=".14" d="M160 20L250 160H70Z" />
      <path fill="#7FD8B5" d="M118 66L138 44H182L202 66L160 120Z" />
      <path fill="#DDF5EA" d="M138 44H182L172 66H148Z" />
      <path fill="#1E9E73" d="M118 66H148L160 120ZM202 66H172L160 120Z" />
      <path
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity=".7"
        strokeWidth="1.500"
        d="M118 66H202M138 44L148 66L160 120L172 66L182 44"
      />
      <path
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity=".5"
        strokeWidth="2"
        d="M0 138H120M200 138H320M120 138A40 14 0 0 0 200 138"
      />
      <path
        stroke="#C8F24B"
        strokeWidth="3"
        strokeLinecap="round"
        d="M160 18V30M216 40L208 48M104 40L112 48M232 84H222M88 84H98"
      />
    </>
  ),
  ivy: (
    <>
      <path fill="#8C4A38" d="M0 0H320V160H0Z" />
      <path
        stroke="#6E3628"
        strokeWidth="2"
        fill="none"
        d="M0 20H320M0 40H320M0 60H320M0 80H320M0 100H320M0 120H320M0 140H320M40 0V20M120 0V20M200 0V20M280 0V20M80 20V40M160 20V40M240 20V40M40 40V60M280 40V60M80 60V80M240 60V80M40 80V100M280 80V100M80 100V120M240 100V120M40 120V140M280 120V140M80 140V160M240 140V160"
      />
      <path fill="#14201B" d="M120 160V78C120 44 200 44 200 78V160Z" />
      <path fill="#F2B155" d="M128 152V80C128 54 157 54 157 54V152ZM163 54C163 54 192 54 192 80V152H163Z" />
      <path stroke="#14201B" strokeWidth="3" d="M128 88H192M128 120H192M142 60V152M178 60V152" />
      <path
        fill="none"
        stroke="#0B3D2E"
        strokeWidth="4"
        d="M18 160C26 120 10 96 34 70S58 28 92 14M302 160C290 124 312 100 288 76S262 40 236 8M60 160C64 140 52 128 66 108"
      />
      <path
        fill="#146B4F"
        d="M20 136l-14-6 10-10 12 8zM24 104l-16-2 8-12 14 6zM36 76l-14-8 12-8 10 10zM52 46l-10-12 14-4 6 12zM30 122l16-4-4 14zM38 92l18 2-10 12zM62 60l16 6-12 8zM78 26l18-2-8 12zM300 132l14-8-12-8-10 8zM300 104l14 2-4-14-14 4zM284 76l16-6-10-10-12 8zM268 48l14-10-12-6-8 10zM288 122l-16-2 6 12zM282 92l-18 4 12 10zM260 62l-16 8 14 6zM246 26l-18 2 10 10zM62 140l14-6-12-6zM66 116l14 2-8 8z"
      />
    </>
  ),
  bestPublic: (
    <>
      <path fill="#EEF4FE" d="M0 0H320V160H0Z" />
      <path fill="#BFD3F5" d="M0 104C60 88 110 100 160 96S260 88 320 100V160H0Z" />
      <path fill="#146B4F" d="M0 132H320V160H0Z" />
      <path fill="#FAFAF7" d="M84 64L160 32L236 64V72H84Z" />
      <path fill="#E6E8E0" d="M92 72H228V80H92ZM80 126H240V134H80Z" />
      <path fill="#FFFFFF" d="M100 80H116V126H100ZM130 80H146V126H130ZM174 80H190V126H174ZM204 80H220V126H204Z" />
      <path fill="#C9CFC6" d="M112 80H116V126H112ZM142 80H146V126H142ZM186 80H190V126H186ZM216 80H220V126H216Z" />
      <path fill="#1D5FD1" d="M152 94H168V126H152Z" />
      <path stroke="#14201B" strokeWidth="2.500" d="M160 32V10" />
      <path fill="#C8F24B" d="M161 10L184 16L161 23Z" />
      <path fill="none" stroke="#FFFFFF" strokeWidth="2" d="M0 148H320M136 160A26 10 0 0 1 184 160" />
    </>
  ),
  hbcu: (
    <>
      <path fill="#F2B155" d="M0 0H320V160H0Z" />
      <circle cx="160" cy="96" r="58" fill="#F3D08C" />
      <path fill="#0F5540" d="M0 128H320V160H0Z" />
      <path fill="#7E211A" d="M58 78H262V132H58Z" />
      <path fill="#9E2A21" d="M112 62H208V132H112Z" />
      <path
        fill="#FFFFFF"
        d="M104 62L160 34L216 62ZM118 68H126V126H118ZM140 68H148V126H140ZM172 68H180V126H172ZM194 68H202V126H194Z"
      />
      <path fill="#14201B" d="M154 96H166V128H154ZM152 14H168V36H152ZM148 14L160 2L172 14Z" />
      <path fill="#FFE9B8" d="M70 88H82V102H70ZM90 88H102V102H90ZM218 88H230V102H218ZM238 88H250V102H238Z" />
      <path fill="#E6E8E0" d="M100 126H220V132H100ZM94 132H226V138H94Z" />
      <path
        fill="#146B4F"
        d="M14 132C6 110 20 96 34 100C46 92 58 108 50 132ZM270 132C262 108 278 94 290 100C304 98 314 112 306 132Z"
      />
    </>
  ),
  womens: (
    <>
      <path fill="#DCE7F7" d="M0 0H320V160H0Z" />
      <path fill="#BFD3EE" d="M0 74C60 52 104 72 160 60S270 50 320 68V160H0Z" />
      <path fill="#8DB4FF" d="M0 112C70 98 130 112 200 106S290 100 320 106V134H0Z" />
      <path fill="#146B4F" d="M0 126C60 116 120 132 180 126S280 120 320 128V160H0Z" />
      <path fill="#E6E8E0" d="M196 54H244V130H196Z" />
      <path fill="#5A2A6B" d="M190 54L220 22L250 54Z" />
      <path fill="#14201B" d="M214 106C214 98 226 98 226 106V130H214ZM206 66H214V80H206ZM226 66H234V80H226Z" />
      <path fill="#7A5AA8" d="M34 130C20 130 18 112 32 108C30 94 52 90 56 102C72 98 78 116 66 122C66 130 50 134 34 130Z" />
      <path fill="#A98BD0" d="M94 138C82 138 80 124 92 120C92 108 110 106 112 116C126 114 130 130 118 134Z" />
      <path stroke="#14201B" strokeWidth="3" strokeLinecap="round" d="M48 130V148M106 138V152" />
      <path fill="none" stroke="#FFFFFF" strokeWidth="2.5" d="M140 160C150 144 176 140 220 132" />
    </>
  ),
  camp: (
    <>
      <path fill="#F3E3C2" d="M0 0H320V160H0Z" />
      <path fill="#D9C89F" d="M0 80C48 62 96 76 150 66S256 56 320 74V160H0Z" />
      <path fill="#146B4F" d="M0 96H320V160H0Z" />
      <path fill="#0F5540" d="M0 96H58L20 160H0ZM116 96H174L188 160H92ZM232 96H290L320 130V160H262Z" />
      <path fill="none" stroke="#FFFFFF" strokeOpacity=".8" strokeWidth="2.500" d="M0 112H320M214 96V112M214 112L262 160" />
      <path fill="#FFFFFF" d="M226 60H300V98H296V64H230V98H226Z" />
      <path stroke="#FFFFFF" strokeOpacity=".7" d="M238 64V98M250 64V98M262 64V98M274 64V98M286 64V98M230 74H296M230 86H296" />
      <path fill="#F2B155" d="M52 132L60 110H64L72 132ZM104 132L112 110H116L124 132ZM156 132L164 110H168L176 132Z" />
      <path fill="#14201B" fillOpacity=".35" d="M48 134H78V137H48ZM100 134H130V137H100ZM152 134H182V137H152Z" />
      <circle cx="142" cy="142" r="9" fill="#FFFFFF" />
      <path fill="#14201B" d="M142 137.500L146.300 140.600L144.700 145.600H139.300L137.700 140.600Z" />
    </>
  ),
};

/** The picture of a popular collection. */
export function PopularScene({ name }: { readonly name: PopularCollection }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 320 160"
      preserveAspectRatio="xMidYMid slice"
      style={{ display: 'block', width: '100%', height: '100%' }}
    >
      {DRAWINGS[name]}
    </svg>
  );
}
