/** The English texts that only the editors of a college page see. */
export const englishCollegeEditing = {
  'staff.remove': 'Remove {name}',
  'staff.name': 'Name',
  'staff.post': 'Post',
  'staff.choosePost': 'Choose a post',
  'staff.public': 'Everyone sees it on the page.',
  'staff.sinceYear': 'At this college since',
  'staff.biography': 'Biography',
  'staff.previousPosts': 'Previous posts',
  'staff.licences': 'Licences',
  'staff.picture': 'Portrait',
  'staff.isRight': 'Is this right?',
  'staff.teamExists': 'Yes, we have this team',
  'staff.noTeam': 'No, remove it',
  'staff.addTeamMale': 'Add the men’s team',
  'staff.addTeamFemale': 'Add the women’s team',
} as const;
