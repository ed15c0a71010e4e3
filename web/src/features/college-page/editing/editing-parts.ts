import { AlbumTools } from './album/album-tools';
import { TextEditor } from '../../../ui/text-editor';
import type { SaveCollege } from './field-change';
import { fieldsOfFacts } from './fields-of-facts';
import { HeadPictures } from './head-pictures';
import { HeadTools } from './head-tools';
import { PageInvitation } from './page-invitation';
import { PictureForm } from './picture-form';
import { SectionForm, SectionInvitation, SectionPencil, SectionPlus } from './section-controls';
import { StaffForm } from './staff/staff-form';
import { StaffTools } from './staff/staff-tools';
import { TeamAdder } from './staff/team-adder';

/** What only editors see of a college page; the page's parts draw with it once it has been downloaded. */
export const EDITING_PARTS = {
  AlbumTools,
  fieldsOfFacts,
  HeadPictures,
  HeadTools,
  PageInvitation,
  PictureForm,
  SectionForm,
  SectionInvitation,
  SectionPencil,
  SectionPlus,
  StaffForm,
  StaffTools,
  TeamAdder,
  TextEditor,
} as const;

/** How a college page is edited: what draws its editors, and how they save. */
export type Editing = typeof EDITING_PARTS & { readonly save: SaveCollege };
