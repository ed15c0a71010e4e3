import { Box } from '@chakra-ui/react/box';
import type { RankedTeam } from './ranking-address';

/** Wins, ties and losses as parts of a thin bar; decoration beside the numbers. */
export function RecordBar({ record }: { readonly record: NonNullable<RankedTeam['record']> }) {
  const { wins, losses, ties } = record;
  return (
    <Box as="span" aria-hidden display="flex" gap="0.5" height="1" width="full" mt="1" borderRadius="pill" overflow="hidden">
      <Part share={wins} color="pitch.solid" />
      <Part share={ties} color="border.emphasized" />
      <Part share={losses} color="bg.emphasized" />
    </Box>
  );
}

function Part({ share, color }: { readonly share: number; readonly color: string }) {
  return share === 0 ? null : <Box as="span" bg={color} style={{ flex: share }} />;
}
