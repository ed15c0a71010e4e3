import type { YouthTexts } from './youth-texts';

/** The page about people under 18 in English. */
export const englishYouth: YouthTexts = {
  title: 'Youth protection',
  lead: 'What we do for players under 18, what parents can do, and whom to tell if something feels wrong.',
  sections: ({ minimumAge, ageRule, adultAge, answerDays, readWithinHours }) => [
    {
      id: 'age',
      title: 'How old you must be',
      paragraphs: [
        `You need to be ${minimumAge} to have an account. We ask for your date of birth when you sign up, and we never show it to anyone. If you are younger, we store nothing about you.`,
        `Until you are ${adultAge}, stricter rules protect your page, and you cannot switch them off. Until you are ${ageRule}, statistics and marketing stay off as well.`,
      ],
    },
    {
      id: 'who-sees-what',
      title: 'Who sees what',
      paragraphs: [
        'Nobody ever sees your date of birth, your email address, your phone number or your street. That is true for adults too.',
        'Strangers see your name, your country and state, your position, your league and its tier, your honors, your season statistics without the club, and what you write about yourself. They see your portrait unless you close it. They do not see your town, your school, your clubs or your jersey number, because together these say where to find you.',
        'Your photos are for members with a verified email address, unless you choose otherwise. Only coaches whose college we have checked see your town, your school, your grades, your schedule, your links to social networks, Hudl and Veo, your NCAA and NAIA IDs, and your references. You can close each part for them as well, and you can open your town, school and grades to members, but never to everybody.',
        'You can show one coach more with a private link, once a parent or guardian has confirmed. It opens only what you choose, only after the coach has logged in or confirmed the email address, and never an address or a phone number. We tell your parent or guardian about each link, and both of you can end it.',
        'Whoever sees your schedule can follow it in a calendar program, under an address of their own. It stops when you block a coach, for everybody who coaches at that college. Add a camp of a college, and only coaches who may see your schedule read that you are coming.',
        'If your own text names your closed town, school or club, others read “…” in its place. Search engines do not list your page.',
        'When you turn 18, your page changes on the first day of the next quarter and not on your birthday, so that nobody can work out your date of birth. 30 days before your birthday we tell you by email and in your account what opens then, and one click leaves everything as it is.',
      ],
      links: [{ to: '/account/manage-data', text: 'Choose who sees what' }],
    },
    {
      id: 'contact',
      title: 'Who can write to you',
      paragraphs: [
        'Only coaches whom we have checked can write to you on Touchline, and only once a parent or guardian has confirmed. Your parent or guardian gets a copy of every message, yours too. Nobody sees your address or phone number. In your inbox you can switch messages off, say “Not interested, thank you”, block a coach or report a message. Show a message that feels odd to your parents before you answer.',
        'If you ask a coach of your club or school to confirm your details, a parent or guardian has to be linked first or have agreed by email. We tell them whom you ask before the email goes out. We look at free email addresses ourselves first. Your page names the club or school only to readers who may know your town and school.',
        'A coach gets access only after we have checked that they work at the college. If that is no longer true, we end the access.',
        'Coaches can keep private lists. Nobody learns who looked at your page. You see numbers, and the name of a college only if its coach chose to name it.',
      ],
      links: [
        { to: '/guide/writing-to-coaches', text: 'Guide: writing to coaches' },
        { to: '/guide/parents', text: 'Guide: for parents' },
      ],
    },
    {
      id: 'parents',
      title: 'What parents and guardians decide',
      paragraphs: [
        `We feature players on our landing page and on social networks only if they want it. Under ${adultAge}, a parent or guardian has to agree as well. We send them a link that is valid for ${answerDays} days. It shows what we would publish, and by the same link they can end it at any time.`,
        'Honestly: we do not check who answers the mail. Anybody who reads that mailbox can. So we send a reminder later, and the address of a guardian can never be that of a player.',
        `A parent can also link an account of their own, once the child under ${adultAge} agrees; a second parent needs the first one’s yes. They see the whole page, and can turn contact off, hide the page and end a consent, but edit nothing. The link ends on the 18th birthday unless the child keeps it.`,
        `If somebody under ${adultAge} buys something, we ask for a parent’s address first. The receipt goes there, with a way to cancel. A parent with a linked account can choose to be asked before anything is paid.`,
        'You want to see, correct or delete what your child has stored here? Do it together in the account under “Your data”, or write to us.',
      ],
      links: [{ to: '/contact', text: 'Write to us' }],
    },
    {
      id: 'report',
      title: 'If something is wrong',
      paragraphs: [
        'Somebody is in danger right now? Call the emergency number first: 911 in the United States and Canada, 112 in Europe.',
        'Every profile has “Report”, on the page, on each picture and on each text. You need no account. Nobody but our admins learns who reported something, and the reported person is not told.',
        `A report that somebody may be in danger stands above all others. We want to have read every report within ${readWithinHours} hours. If nothing has happened by then, write to us.`,
        'An admin can hide a page at once. Then only its owner sees it, and the owner reads why. If it happens again, we close the account.',
      ],
      links: [{ to: '/contentResponsibility', text: 'Ask for a picture or a text to be removed' }],
    },
  ],
};
