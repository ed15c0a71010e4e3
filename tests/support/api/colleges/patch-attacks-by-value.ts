import { added, attacks, description, replaced, valued, type PatchAttack } from './patch-attack';

const URL_ATTACKS: readonly (readonly [number, readonly string[]])[] = [
  [50, ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'javascript://www.example.edu/%0Aalert(1)']],
  [51, ['data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD4=']],
  [52, ['vbscript:msgbox(1)', 'file:///etc/passwd', 'ftp://example.edu/']],
  [53, ['//evil.com', '///evil.com', '\\\\evil.com', '/evil', 'https:///evil.com', 'https:\\\\evil.com']],
  [
    54,
    [
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'java\nscript:alert(1)',
      'https://example\u0000.edu/',
      '\u0001javascript:alert(1)',
    ],
  ],
  [55, ['https://user@evil.com', 'https://www.example.edu@evil.com/', 'https://user:secret@example.edu']],
  [
    57,
    [
      ...[
        'http://127.0.0.1/',
        'http://169.254.169.254/latest/meta-data/',
        'http://[::1]/',
        'http://2130706433/',
        'http://0x7f.1/',
      ],
      ...['http://localhost/', 'http://metadata.google.internal/', 'http://example.local/', 'https://intranet/'],
    ],
  ],
];

const VIDEO_HOSTS = [
  'https://youtube.com.evil.com/watch?v=abcdefghijk',
  'https://evil.com/youtube.com/watch?v=abcdefghijk',
  'https://notyoutube.com/watch?v=abcdefghijk',
  'https://www.twitch.tv/videos/123456789',
  'https://www.youtube.com/',
  'javascript:alert("https://www.youtube.com/watch?v=abcdefghijk")',
];

/** Edits with a value that is invalid for their path. */
export const ATTACKS_BY_VALUE: readonly PatchAttack[] = [
  ...valued(35, '/name', [null]),
  ...valued(35, '/athletics/sport/0/sex', [null]),
  ...valued(35, '/albums/0/name', [null]),
  ...valued(36, '/albums', ['x', {}, 5, [null], ['x'], [{ name: 1 }], [{}]]),
  ...valued(36, '/name', [{}, [], 5, true, '', '   ']),
  ...valued(36, '/athletics/sport', [{}, 'soccer', [{ sex: 'male' }], [{ sportsType: 'chess', sex: 'male' }]]),
  ...valued(36, '/tags', [{ 0: 'x', length: 1 }, [1], ['x', 'x'], Array.from({ length: 41 }, (_, index) => `tag ${index}`)]),
  ...valued(36, '/color', ['red', '#12345', 'url(https://evil.com)', '#12345g']),
  ...valued(36, '/position', [[1, 2], { lat: '1' }, { lat: 91 }, { lat: 1, lng: 2, alt: 3 }]),
  ...valued(36, '/enrollmentSize', ['12', -1, 1e7]),
  ...valued(36, '/city', [{ description: 'x', mayor: 'x' }, 'x', []]),
  ...valued(48, '/albums/1/name', ['Campus', 'a/b', '/', 'allPhotos', '']),
  ...valued(48, '/albums', [[{ name: 'Fans' }, { name: 'Fans' }]]),
  ...attacks(48, 422, [
    { description: 'an album of the same name is added', patch: added('/albums/-', { name: 'Campus' }) },
    { description: 'the album allPhotos is added', patch: added('/albums/-', { name: 'allPhotos' }) },
  ]),
  ...attacks(
    49,
    422,
    [
      '/albums/0/pictures/-',
      '/albums/0/cover',
      '/logo',
      '/cover',
      '/academics/presidentPicture',
      '/athletics/sport/0/teamPicture',
    ].map((path) => ({ description: `another college's picture at ${path}`, patch: added(path, 'picture-of-another') })),
  ),
  ...URL_ATTACKS.flatMap(([number, urls]) => [
    ...valued(number, '/applyURL', urls),
    ...valued(number, '/athletics/sport/0/social/instagram', urls.slice(0, 1)),
  ]),
  ...valued(58, '/youtubeVideoURL', VIDEO_HOSTS),
  ...attacks(58, 422, [{ description: 'in a list of videos', patch: added('/academics/media/youtubeURLs/-', VIDEO_HOSTS[0]) }]),
  ...attacks(59, 422, [
    { description: 'one code point too long', patch: replaced('/city/description', '\u{1F3DF}'.repeat(20_001)) },
    { description: 'half of a surrogate pair', body: description(String.raw`"\ud83c"`) },
    { description: 'NUL', body: description(String.raw`"a\u0000b"`) },
    { description: 'a line break in one line', patch: replaced('/nickname', 'a\nb') },
    { description: 'nothing to see', patch: replaced('/nickname', '\u200B\u2060\u00AD') },
  ]),
];
