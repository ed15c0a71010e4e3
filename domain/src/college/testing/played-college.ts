import type { PlayedKind } from '../../kernel/patch/testing/two-editors-histories';
import type { College } from '../college';
import { type CollegeEditRecord, editCollege, undoCollegeEdit } from '../editing/edit-college';
import { aCollege } from './a-college';

/** Colleges as two coaches edit them. */
export const PLAYED_COLLEGE: PlayedKind<College, CollegeEditRecord> = {
  blank: () => aCollege({ city: { description: null, population: null } }),
  edit: (before, patch) => {
    const { college, record } = editCollege(before, patch, { isAdmin: false, today: '2026-03-01' });
    return { document: college, record };
  },
  undo: (college, record) => undoCollegeEdit(college, record, { isAdmin: false }),
  paths: ['/city/description', '/campus/description', '/facilities/description', '/nickname', '/academics/description'],
};
