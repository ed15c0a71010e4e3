import type { College } from '@touchline/domain/college/college';
import {
  COLLEGE_PAGE_PARTS,
  type CollegePagePart,
  collegeCompleteness,
} from '@touchline/domain/college/editing/college-completeness';
import { lazy, startTransition, useEffect, useState } from 'react';
import { ConflictDialog } from '../../../components/document-editor/conflict-dialog';
import { EditorsBar } from '../../../components/document-editor/editors-bar';
import {
  SectionDrafts,
  SectionForm,
  SectionInvitation,
  SectionPencil,
  SectionPlus,
} from '../../../components/document-editor/section-controls';
import { useDocumentEditor } from '../../../components/document-editor/use-document-editor';
import { useEditingMessages } from '../../../components/document-editor/use-editing-messages';
import type { TeamSex } from '../../../lib/addresses/college-address';
import { TextEditor } from '../../../ui/fields/text-editor';
import { PageInvitation } from '../missing-parts';
import { useCollegeCache } from '../use-college';
import { AlbumTools } from './album/album-tools';
import { COLLEGE_KIND, collegeKindOf } from './college-kind';
import { CoverAndLogoSection, CoverAndLogoButtons } from './cover-and-logo';
import { fieldAt, fieldsOfFacts } from './fields-of-facts';
import { PictureForm } from './picture-form';
import { PersonForm, personKey, PersonTools } from './people-tools';
import { RosterNeedsEditor } from './roster-needs-editor';
import { StaffForm, staffKey, StaffTools, TeamAdder } from './staff-tools';
import { TeamAnswer } from './team-answer';
import type { CollegeEditing } from './use-editing';
import { tabAddress, type CollegeTab } from '../college-tabs';
import type { LinkAction } from '../action-for';

/** The one action of a college page for its editors: to finish it, with how many parts are left and where it begins. */
export function editorsAction(college: College, sex: TeamSex): LinkAction<'finish' | 'finished'> {
  const at = (tab: CollegeTab) => tabAddress(college.pathName, sex, { tab, album: null });
  const { missing } = collegeCompleteness(college, sex);
  const [next] = missing;
  if (next !== undefined) return { kind: 'finish', isBright: true, to: at(next.tab), count: missing.length };
  return { kind: 'finished', isBright: false, to: at('administration'), count: 0 };
}

type PartsOfTabs = readonly (readonly [keyof typeof COLLEGE_PAGE_PARTS, readonly CollegePagePart[]])[];

/** The address of the tab on which a part of a college page is added. */
function addressOfPart({ pathName }: College, sex: TeamSex, part: CollegePagePart): string {
  const tabs = Object.entries(COLLEGE_PAGE_PARTS) as unknown as PartsOfTabs;
  const tab = tabs.find(([, parts]) => parts.includes(part))?.[0] ?? 'overview';
  return tabAddress(pathName, sex, { tab, album: null });
}

/** The texts that only editors see: of every document, and of a college page. */
const EDITING_MESSAGES = ['document-editing', 'college-editing', 'camp-editing'] as const;

/** The choice of majors, with the table of the classification. */
const MajorsPicker = lazy(async () => ({ default: (await import('./majors-picker')).MajorsPicker }));

/** What coaches add to a team's seasons and squad, with its forms. */
const AddedSoccer = lazy(async () => ({
  default: (await import('../season/adding/added-soccer-section')).AddedSoccerSection,
}));

/** The camps of the college, with their forms. */
const CampTools = lazy(async () => ({ default: (await import('./camps/camp-tools')).CampTools }));

/** The components that only editors see. The sections of the page render them once this file has been downloaded. */
const EDITING_COMPONENTS = {
  AddedSoccer,
  AlbumTools,
  CampTools,
  fieldAt,
  fieldsOfFacts,
  CoverAndLogoSection,
  CoverAndLogoButtons,
  editorsAction,
  MajorsPicker,
  PageInvitation,
  PersonForm,
  personKey,
  PersonTools,
  PictureForm,
  RosterNeedsEditor,
  SectionDrafts,
  SectionForm,
  SectionInvitation,
  SectionPencil,
  SectionPlus,
  StaffForm,
  staffKey,
  StaffTools,
  TeamAdder,
  TeamAnswer,
  TextEditor,
} as const;

/** How a college page is edited: the components of its editors, and how they save, check and upload. */
export type Editing = typeof EDITING_COMPONENTS & CollegeEditing;

interface CollegeEditorProps {
  readonly college: College;
  /** The team that the page shows. */
  readonly sex: TeamSex;
  /**
   * Receives one `Editing` that stays valid for every later version of the college; null on unmount, and while the
   * editor views the page as a visitor.
   */
  readonly onEditing: (editing: Editing | null) => void;
}

/**
 * Makes a college page editable: loads the texts, hands out the components of its editors, shows their bar, and asks
 * about conflicts.
 */
export function CollegeEditor({ college, sex, onEditing }: CollegeEditorProps) {
  const { store } = useCollegeCache(college.pathName);
  const isReady = useEditingMessages(EDITING_MESSAGES);
  const [isVisitorView, setIsVisitorView] = useState(false);
  const page = { document: college, onDocument: store };
  const { save, check, upload, of, question } = useDocumentEditor(COLLEGE_KIND, college._id, page);
  useEffect(() => {
    if (!isReady || isVisitorView) return undefined;
    startTransition(() => onEditing({ ...EDITING_COMPONENTS, save, check, upload, of }));
    return () => onEditing(null);
  }, [onEditing, isReady, isVisitorView, save, check, upload, of]);
  return (
    <>
      {isReady && (
        <EditorsBar
          kind={collegeKindOf(sex)}
          document={college}
          addressOf={(part) => addressOfPart(college, sex, part)}
          isVisitorView={isVisitorView}
          onVisitorView={setIsVisitorView}
        />
      )}
      <ConflictDialog kind={COLLEGE_KIND} question={question} />
    </>
  );
}
