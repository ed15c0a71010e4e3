import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { Icon } from '../../ui/icon';

interface DownloadButtonProps {
  readonly label: string;
  readonly onDownload: () => void;
}

/** Downloads the list of a board as a file. Phones show its sign alone. */
export function DownloadButton({ label, onDownload }: DownloadButtonProps) {
  return (
    <Button
      size="lg"
      variant="outline"
      colorPalette="ink"
      aria-label={label}
      minW="11"
      px={{ base: '0', md: '5' }}
      onClick={onDownload}
    >
      <Icon as={Download} size={18} />
      <Box as="span" hideBelow="md">
        {label}
      </Box>
    </Button>
  );
}
