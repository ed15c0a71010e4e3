import type { TermsFacts, TermsTexts } from './terms-texts';

/** The terms and the privacy notice in English. */
export const englishTerms: TermsTexts = {
  title: 'Terms and privacy',
  description: 'What you agree to when you use Touchline, and what happens to your data, in plain words.',
  edition: (version, date) => `Version ${version}, in force since ${date}`,
  terms: { title: 'Terms', parts: termsParts },
  privacy: { title: 'Privacy', parts: privacyParts },
};

function termsParts({ operator, minimumAge }: TermsFacts) {
  return [
    {
      title: 'What this is',
      paragraphs: [
        `Touchline is run by ${operator}. It shows college soccer teams in the United States and Canada, and lets players and coaches present themselves to each other.`,
        'You can read most pages without an account. These terms hold for everybody who reads them, and more of them once you have an account.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        `You must be at least ${minimumAge} years old. One person has one account, under their own name and a mail address that they can read.`,
        'Coaches register with an address of their college. We check each coach before they may edit a college’s page, and we may end that right where it no longer fits.',
        'Keep your password to yourself. If somebody else has used your account, change it and sign out everywhere; both are in your account under “Login & security”.',
      ],
    },
    {
      title: 'What you publish',
      paragraphs: [
        'What you write and upload stays yours. You let us show it on Touchline, for as long as it stands there.',
        'Publish only what is true, what is yours to publish, and nothing that hurts others. No pictures of people who have not agreed to it.',
        'We remove what breaks these rules, and where it happens again we close the account. You can ask us why.',
      ],
    },
    {
      title: 'Rankings and facts',
      paragraphs: [
        'Facts about colleges come from their coaches, from public data and from our own research; each table says where from. We take care, but promise neither that they are complete nor that they bring you a place in a team. Please ask the college before you decide.',
        'Coaches answer for the rules of their association, for instance on when they may contact a player.',
      ],
    },
    {
      title: 'Prices',
      paragraphs: [
        'Using Touchline costs nothing today. The price list says what plans will cost. Nobody pays anything before they have seen the price and said yes to it.',
      ],
    },
    {
      title: 'Changes and the end',
      paragraphs: [
        'Where these terms change, they get a new version and a new date, and we ask you to agree at your next visit. If you do not, you can download your data and delete your account.',
        'You can delete your account at any time, without a reason.',
      ],
    },
  ];
}

function privacyParts({ operator, adultAge, fullAge, historyMonths, mailDays }: TermsFacts) {
  return [
    {
      title: 'Who is responsible',
      paragraphs: [`${operator} decides what happens to your data. The imprint says how to reach us.`],
    },
    {
      title: 'What we store',
      paragraphs: [
        'Of everybody with an account: name, mail address, date of birth, language, what you agreed to and when. Players: what you fill in for your profile. Coaches: your college and your post.',
        'Your password is stored by the sign-in service alone, in a form that nobody can read.',
        'Who edited a college’s page, and what they changed. What you send with the feedback form. The colleges you saved and your notes about them.',
        'Your network address for moments, so that nobody can try passwords or send calls without end.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'You decide for each part of your profile who sees it: everybody, members with a verified mail address, coaches whose college we have checked, or only you. What you do not decide follows our advice. Date of birth, mail address, phone number and street are never shown to others; our admins see name and mail address.',
        `Until you are ${fullAge}, strangers see your country, state, league, tier and position. Your town, school, clubs and jersey number are for coaches, and for members only if you choose so. Your portrait is open to everybody unless you or a guardian closes it. Search engines list the pages of adults alone.`,
        'We sell no data. It is stored with Google Firebase, which works for us and may use it for nothing else.',
      ],
    },
    {
      title: 'Cookies and services',
      paragraphs: [
        'One cookie keeps you signed in, and your browser stores your language, your colours and your choice of services.',
        `Statistics, videos and maps of other sites run only as your choice of services allows; “Cookies” at the end of every page changes it. In countries that ask for consent first, nothing beyond the necessary runs before you choose, and people under ${adultAge} cannot switch statistics and marketing on.`,
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'Your account stays until you delete it. Then your documents, your pictures, your saved colleges and your sign-in go. What you changed on college pages stays, without your name.',
        `The history of edits goes after ${historyMonths} months, copies of mails we sent after ${mailDays} days.`,
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'In your account under “Manage data” you can download everything we store about you, see what you agreed to, hide your profile, and delete your account. Names and marketing mail you change under “Personal info”.',
        'You may also complain to the data protection authority of your country or state.',
      ],
    },
  ];
}
