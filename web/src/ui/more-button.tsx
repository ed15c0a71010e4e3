import { BusyButton } from './busy-button';

interface MoreButtonProps {
  /** The pages of an infinite query. */
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly text: string;
}

/** The button below a list that loads its next page; nothing if there is none. */
export function MoreButton({ pages: { hasNextPage, isFetchingNextPage, fetchNextPage }, text }: MoreButtonProps) {
  if (!hasNextPage) return null;
  return (
    <BusyButton
      size="lg"
      mt="4"
      variant="outline"
      colorPalette="ink"
      isBusy={isFetchingNextPage}
      busyText={text}
      onClick={() => void fetchNextPage()}
    >
      {text}
    </BusyButton>
  );
}
