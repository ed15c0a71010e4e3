import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useSearchParams } from 'react-router-dom';
import { Content } from '../../ui/content';
import { PageTitle } from '../../ui/page-title';
import type { GalleryPiece, PieceState } from './gallery-piece';
import { BUTTON_PIECES } from './pieces/button-pieces';
import { COLLEGE_PIECES } from './pieces/college-pieces';
import { DRAWING_PIECES } from './pieces/drawing-pieces';
import { EDITING_PIECES } from './pieces/editing-pieces';
import { FIELD_PIECES } from './pieces/field-pieces';
import { PEOPLE_PIECES } from './pieces/people-pieces';
import { SLIDER_PIECES } from './pieces/slider-pieces';
import { STATE_PIECES } from './pieces/state-pieces';
import { WAY_PIECES } from './pieces/way-pieces';

const STATES: readonly PieceState[] = ['empty', 'one', 'many', 'long', 'loading', 'failed'];
const PIECES: readonly GalleryPiece[] = [
  ...STATE_PIECES,
  ...BUTTON_PIECES,
  ...FIELD_PIECES,
  ...EDITING_PIECES,
  ...WAY_PIECES,
  ...COLLEGE_PIECES,
  ...PEOPLE_PIECES,
  ...SLIDER_PIECES,
  ...DRAWING_PIECES,
];

/** Every piece in every state that it has, for those who build; only local builds have it, so its headings are the names in the code. `?piece=Chip` shows those named so. */
export function GalleryScreen() {
  const [search] = useSearchParams();
  const wanted = search.get('piece') ?? '';
  return (
    <Content py="10">
      <PageTitle text="Gallery" />
      <Heading as="h1" textStyle="h1" mb="8">
        Gallery
      </Heading>
      {PIECES.filter(({ name }) => name.includes(wanted)).map(({ name, states }) => (
        <Box as="section" key={name} aria-label={name} borderTopWidth="2px" borderColor="pitch.solid" pt="3" pb="12">
          <Heading as="h2" textStyle="h3" mb="4">
            {name}
          </Heading>
          <Box display="grid" gap="6">
            {STATES.map((state) => {
              const show = states[state];
              return (
                show !== undefined && (
                  <Box key={state} minW="0">
                    <Box textStyle="label" color="fg.muted" mb="2">
                      {state}
                    </Box>
                    <div>{show()}</div>
                  </Box>
                )
              );
            })}
          </Box>
        </Box>
      ))}
    </Content>
  );
}
