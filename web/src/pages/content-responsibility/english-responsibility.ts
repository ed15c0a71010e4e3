import type { ResponsibilityTexts } from './responsibility-texts';

/** The page about who answers for what, in English. */
export const englishResponsibility: ResponsibilityTexts = {
  title: 'Responsibility for content',
  lead: 'Who answers for which text, picture and figure, and how to have something corrected or removed. You need no account.',
  sections: [
    {
      id: 'who',
      title: 'Who answers for what',
      paragraphs: [
        'Players answer for their profile: what they write, the pictures they upload and the videos they link.',
        'Colleges answer for what their coaches write on the college’s page, for its pictures and for its camps. The page says who edited it last.',
        'We answer for the texts of this site, for the guide, for rankings that we calculate, and for choosing the public sources of our figures. Each figure names its source and its year. A figure that a coach has changed says so.',
        'Links lead to other sites. What stands there is up to those who run them.',
      ],
    },
    {
      id: 'yourself',
      title: 'What you can change yourself',
      paragraphs: [
        'Your own profile: in your account, at once. Coaches change the page of their college and can undo each change.',
        'On profiles there is also “Report”. It tells our admins which picture or text you mean.',
      ],
      links: [
        { to: '/account', text: 'Your account' },
        { to: '/claimCollege', text: 'You coach here? Claim the page of your team' },
      ],
    },
  ],
  formTitle: 'Ask for a correction or removal',
  formIntro:
    'For everybody: people in a picture, parents, photographers, colleges. Somebody is in danger right now? Call the emergency number first.',
  form: {
    wish: 'What should we do?',
    wishes: { remove: 'Remove it', correct: 'Correct it' },
    reason: 'Why?',
    choose: 'Please choose',
    reasons: {
      ownPicture: 'It shows me or my child',
      privateData: 'It tells something private, such as an address',
      danger: 'Someone may be in danger',
      wrongFact: 'It is wrong or out of date',
      copyright: 'It is my work, and nobody asked me',
      impersonation: 'Somebody pretends to be another person',
      offensive: 'It is insulting or hateful',
      other: 'Something else',
    },
    page: 'Address of the page',
    pageHelp: 'Copy it from the address bar of your browser.',
    text: 'What exactly do you mean?',
    textHelp: 'Which picture, text or figure, and what should be there instead. Do not send documents or ID numbers.',
    replyTo: 'Your email address',
    replyToHelp: 'We answer to this address. Nobody else sees it.',
    send: 'Send request',
    sentTitle: 'We have your request',
    sentText: (id) => `Its number is ${id}. An admin looks at the page and answers you by email.`,
    again: 'Send another request',
    withoutScripts: (email) =>
      email === null
        ? 'Your browser runs no scripts, and this form needs them.'
        : `Your browser runs no scripts, and this form needs them. Please write to ${email} instead.`,
  },
  after: ({ readWithinHours, keptDays }) => [
    {
      id: 'what-happens',
      title: 'What happens then',
      paragraphs: [
        `Your request stands in the list of our admins, those about danger first. We want to have read it within ${readWithinHours} hours. An admin looks at the page, decides, and answers to the address that you gave.`,
        'We remove pictures of people who do not want to be shown, private data, insults and what belongs to somebody else. We correct figures if a better source says so. We do not remove a true figure about a college only because somebody does not like it.',
        'If we decide otherwise than you asked, we tell you why, and you can answer. You can also complain to the data protection authority of your country or state.',
        `What others copied from here is out of our hands. Your request and your address are deleted ${keptDays} days after we closed it.`,
      ],
      links: [{ to: '/TermsAndConditions#privacy', text: 'Privacy notice' }],
    },
  ],
};
