import { Box } from '@chakra-ui/react/box';
import { collegePicturePath } from '../../../components/pictures/photo';
import { QueuePicture } from './queue-picture';
import { useModerationTexts } from './moderation-texts';
import type { ReportedCampFacts } from './reported-part';

/** What a reported camp says now, as its page would show it, and its picture, blurred until it is pressed. */
export function ReportedCamp({ camp }: { readonly camp: ReportedCampFacts }) {
  const texts = useModerationTexts();
  const { name, collegeId, cover, state, description, priceIncludes, staff, registrationURL, contactEmail } = camp;
  const facts = [
    ['state', texts.campState[state]],
    ['description', description],
    ['includes', priceIncludes],
    ['staff', staff.join(', ')],
    ['registration', registrationURL],
    ['contact', contactEmail],
  ] as const;
  return (
    <>
      <Box as="dl" mt="3" maxW="text" aria-label={texts.campDetails} display="grid" gap="2">
        {facts.map(([fact, value]) =>
          value === null || value === '' ? null : (
            <Box key={fact}>
              <Box as="dt" textStyle="small" color="fg.muted">
                {texts.campFacts[fact]}
              </Box>
              <Box as="dd" whiteSpace="pre-line" overflowWrap="anywhere">
                {value}
              </Box>
            </Box>
          ),
        )}
      </Box>
      {cover !== null && <QueuePicture address={collegePicturePath({ _id: collegeId }, cover, '400')} name={name} />}
    </>
  );
}
