import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../../ui/links';
import { ImportDetail } from './import-detail';
import { ImportForm } from './import-form';
import { ImportList } from './import-list';
import { useImportTexts } from './import-texts';

/** The address of an import, or of the list of all. */
const addressOfImport = (importId: string): string => `?${new URLSearchParams({ imports: importId }).toString()}`;

/** Imports in the browser: a file to check, the import that the address names, and the latest ones (S2-39). */
export function ImportSection() {
  const texts = useImportTexts();
  const navigate = useNavigate();
  const chosen = new URLSearchParams(useLocation().search).get('imports') ?? '';
  return (
    <Stack gap="8">
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Heading as="h2" textStyle="h2">
          {texts.title}
        </Heading>
        <ButtonLink to="/admin/colleges" variant="outline">
          {texts.back}
        </ButtonLink>
      </Box>
      {chosen !== '' && <ImportDetail key={chosen} importId={chosen} />}
      <ImportForm onChecked={(importId) => void navigate({ search: addressOfImport(importId) })} />
      <ImportList chosen={chosen} />
    </Stack>
  );
}
