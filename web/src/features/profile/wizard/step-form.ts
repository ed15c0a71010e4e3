import type { ComponentProps } from 'react';
import type { SectionForm } from '../../../components/document-editor/section-controls';

/** How the form of a step stands in the wizard. */
export type StepForm = Pick<ComponentProps<typeof SectionForm>, 'onClose' | 'inWizard'>;
