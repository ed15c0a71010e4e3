import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { toastSlotRecipe as stock } from '@chakra-ui/react/theme';

/**
 * Chakra's toasts with touch targets of 44 px and our text size; separate from recipes.ts because toasts load lazily.
 */
export const toastSlotRecipe = defineSlotRecipe({
  ...stock,
  base: {
    ...stock.base,
    root: { ...stock.base?.root, alignItems: 'center', pe: '12', py: '3', minH: '14', boxShadow: 'overlay' },
    title: { ...stock.base?.title, textStyle: 'md' },
    actionTrigger: { ...stock.base?.actionTrigger, height: '11', px: '4', textStyle: 'md', fontWeight: 'semibold' },
    closeTrigger: { ...stock.base?.closeTrigger, top: '1.5', insetEnd: '1', boxSize: '11', color: 'inherit' },
  },
});
