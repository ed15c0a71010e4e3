import { Box } from '@chakra-ui/react/box';
import { BROKEN_PICTURE } from '../picture-samples';
import type { GalleryPiece } from '../gallery-piece';
import { LONG_TEXT } from '../samples';
import { TriedLink, TriedList, TriedPicture, TriedText } from './trying-editing';

const LICENCES = ['National A', 'Goalkeeping, level 2', 'First aid'];
const BROKEN = [{ id: 'broken', src: BROKEN_PICTURE, alt: 'A picture that does not load' }];

/** What its editors change in place: `failed` keeps its editor open after Save, `one` is also shown to a reader who may not edit. */
export const EDITING_PIECES: readonly GalleryPiece[] = [
  {
    name: 'EditableText',
    states: {
      empty: () => <TriedText label="Edit the empty text" start={null} saves />,
      one: () => (
        <Box display="grid" gap="4">
          <TriedText label="Edit the text" start="Brick walks by the water." saves />
          <TriedText label="Nobody sees this" start="May not be edited." saves={null} />
        </Box>
      ),
      long: () => <TriedText label="Edit the long text" start={`${LONG_TEXT}\n\n${LONG_TEXT}`} saves />,
      failed: () => <TriedText label="Edit the text that is refused" start="Saving this fails." saves={false} />,
    },
  },
  {
    name: 'EditableList',
    states: {
      empty: () => <TriedList label="Edit the empty list" start={[]} saves />,
      one: () => <TriedList label="Edit the list of one" start={LICENCES.slice(0, 1)} saves />,
      many: () => <TriedList label="Edit the list" start={LICENCES} saves />,
      long: () => <TriedList label="Edit the long list" start={[LONG_TEXT, ...LICENCES]} saves />,
      failed: () => <TriedList label="Edit the list that is refused" start={['Saving this fails']} saves={false} />,
    },
  },
  {
    name: 'EditableLink',
    states: {
      empty: () => <TriedLink label="Edit the empty link" start={null} text="" saves />,
      one: () => <TriedLink label="Edit the link" start="https://team.example.edu/" text="Team website" saves />,
      long: () => <TriedLink label="Edit the long link" start="https://team.example.edu/" text={LONG_TEXT} saves />,
      failed: () => (
        <TriedLink label="Edit the link that is refused" start="https://team.example.edu/" text="Fails" saves={false} />
      ),
    },
  },
  {
    name: 'EditablePicture',
    states: {
      empty: () => <TriedPicture label="Choose where there is nothing" start={null} choices={[]} saves />,
      one: () => <TriedPicture label="Choose the picture" start="dusk" saves />,
      failed: () => <TriedPicture label="Choose instead of what does not load" start="broken" choices={BROKEN} saves={false} />,
    },
  },
];
