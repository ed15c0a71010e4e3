import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { toastSlotRecipe as stock } from '@chakra-ui/react/theme';

/**
 * Chakra's toasts with touch targets of 44 px and our text size; separate from recipes.ts because toasts load lazily.
 * On phones the text goes across and the action stands beneath it.
 */
export const toastSlotRecipe = defineSlotRecipe({
  ...stock,
  base: {
    ...stock.base,
    root: {
      ...stock.base?.root,
      display: 'grid',
      gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
      alignItems: 'center',
      rowGap: '1',
      pe: '12',
      py: '3',
      minH: '14',
      boxShadow: 'overlay',
    },
    title: { ...stock.base?.title, textStyle: 'md' },
    actionTrigger: {
      ...stock.base?.actionTrigger,
      gridColumn: { base: '2', md: 'auto' },
      justifySelf: 'start',
      height: '11',
      px: '4',
      textStyle: 'md',
      fontWeight: 'semibold',
    },
    closeTrigger: { ...stock.base?.closeTrigger, top: '1.5', insetEnd: '1', boxSize: '11', color: 'inherit' },
  },
});
