import type { TermsFacts, TermsTexts } from './terms-texts';

/** The terms and the privacy notice in English. */
export const englishTerms: TermsTexts = {
  title: 'Terms and privacy',
  description: 'What you agree to when you use Touchline, and what happens to your data, in plain words.',
  edition: (version, date) => `Version ${version}, in force since ${date}`,
  terms: { title: 'Terms', parts: termsParts },
  privacy: { title: 'Privacy', parts: privacyParts },
};

function termsParts({ operator, minimumAge, graceDays, prices }: TermsFacts) {
  return [
    {
      title: 'What Touchline is',
      paragraphs: [
        `${operator} runs this site. It shows college soccer teams in the United States and Canada, and it lets players and coaches introduce themselves to each other.`,
        'You can read most pages without an account. These terms apply to everyone who uses the site; some parts apply only once you have an account.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        `You must be at least ${minimumAge} years old. Each person has one account, under their own name and with an email address they can read.`,
        'Coaches sign up with the email address of their college. We check each coach before they can edit a college’s page, and we can end that right if it no longer applies.',
        'Keep your password to yourself. If someone else has used your account, change the password and sign out everywhere. You find both in your account under “Login and security”.',
      ],
    },
    {
      title: 'What you publish',
      paragraphs: [
        'What you write and upload stays yours. You allow us to show it on Touchline for as long as it is on your page.',
        'Publish only what is true, what you have the right to publish, and nothing that hurts others. Do not post pictures of people who have not agreed to it.',
        'We remove content that breaks these rules. If it happens again, we close the account. You can ask us for the reason.',
      ],
    },
    {
      title: 'Rankings and facts',
      paragraphs: [
        'Facts about colleges come from their coaches, from public data and from our own research, and each one names its source. We take care, but we cannot promise that they are complete, and we cannot promise you a roster spot. Please ask the college before you decide.',
        'Coaches are responsible for following the rules of their association, for example about when they may contact a player.',
      ],
    },
    {
      title: 'Prices and payment',
      paragraphs: [
        `Free Access costs nothing: searching colleges, camps and rankings, your own profile, and saved colleges. Guest Access costs ${prices.guestAccess} a month and Premium ${prices.premium} a month. Skip the Line costs ${prices.skipTheLine} and Feature Me Again ${prices.featureAgain}; you pay for each of them once. Coaches pay nothing.`,
        `A plan renews every month until you cancel it in your account, which you can do at any time; it then runs until the end of the month you have paid for. If a payment fails, you keep the plan for ${graceDays} days to fix it. Before each purchase you see the price and confirm it. If you are under 18, a parent or guardian gets the receipt and a way to cancel.`,
      ],
    },
    {
      title: 'Changes, and leaving',
      paragraphs: [
        'When these terms change, they get a new version and a new date, and we ask you to agree on your next visit. If you do not agree, you can download your data and delete your account.',
        'You can delete your account at any time, without giving a reason.',
      ],
    },
  ];
}

function privacyParts({
  operator,
  adultAge,
  fullAge,
  historyMonths,
  mailDays,
  messageDays,
  inviteDays,
  viewDays,
  conversationMonths,
  linkDays,
  requestDays,
}: TermsFacts) {
  return [
    {
      title: 'Who is responsible',
      paragraphs: [`${operator} decides what happens to your data. The imprint says how to reach us.`],
    },
    {
      title: 'What we store',
      paragraphs: [
        'For everyone with an account: name, email address, date of birth, language, and what you agreed to and when. For players: what you fill in for your profile. For coaches: your college and your role there.',
        'Only the sign-in service stores your password, in a form that nobody can read.',
        'We also store who edited a college’s page and what they changed, what you write with our forms and the address you give there, and the colleges you saved with your notes. Stripe takes payments for us and stores your card; we store what you bought and when.',
        'Coaches and our admins can invite someone to a college by email. We then store the address, the college, and who sent the invitation. We also count for each day how often a player appears in a list, how often the page is opened, a video watched or the page saved: numbers, never who it was. Players see them, small ones as “fewer than 5”, and with Premium the name of a college whose coach wants to be named. They come by email once a week only to players who turn that on. And a log says who did what on the site and when, so that mistakes and abuse can be cleared up.',
        'If you name or link a parent or guardian, we store their email address, what they agreed to, and which accounts are linked. If you make a private link for a coach, we store the name and address you give and how often it was opened. If you follow a player’s games in your calendar, we store that you do, and a code in place of the secret address.',
        'We use your network address for a few moments, so that nobody can try passwords or flood the site with requests.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'You decide for each part of your profile who sees it: everybody, members with a verified email address, coaches whose college we have checked, or only you. A parent or guardian whose account you have linked sees all of it. Parts you do not decide on follow our suggestion. We never show your date of birth, email address, phone number or street to others; our admins see your name and email address.',
        `Until you are ${fullAge}, strangers see your country, state, league, tier, position, honors and season statistics. Only coaches see your town, school, clubs and jersey number, and members if you choose so. Everybody can see your portrait unless you or a guardian closes it. Search engines list the pages of adults only.`,
        'What a coach and a player write to each other is for the two of them. If the player is under 18, a parent or guardian gets a copy. Our admins read a conversation only when one of the two reports it. When one of the two deletes the account, the messages go.',
        `A private link shows one person what you choose. Until you are ${fullAge}, it opens only for a coach we have checked or for the email address it was made for, never shows an address or phone number, and your parent or guardian is told. Both of you can end it.`,
        'Everyone who may see your games can follow them in their own calendar program. The address is theirs alone and stops when they may no longer see your games or when you block them. If you add a camp of a college, its coaches read beside the camp that you are coming, if they may see your games.',
        'A player can ask a coach of a club or school to confirm details. We then store this person’s name, email address, role and club or school as the player typed them, and the answer, for a year after the last change, or until the player deletes the account. The profile shows role, club or school and month. If you are asked and don’t want that, say so with the link of the email, or write to us and we erase it.',
        'We do not sell data. We store it with Google Firebase, which works for us and may not use it for anything else.',
      ],
    },
    {
      title: 'Cookies and services',
      paragraphs: [
        'One cookie keeps you signed in. Your browser stores your language, your colors and your choice of services.',
        'When you open your saved colleges, your browser keeps them with notes, plan, camps, visits and facts of your profile, so that you can read them offline. Signing out removes that copy, and “Login and security” in your account turns it off.',
        `Statistics, videos and maps from other sites run only if you allow them; “Cookies” at the end of every page changes your choice. In countries that require consent first, only what is necessary runs before you choose, and people under ${adultAge} cannot switch statistics and marketing on.`,
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Your account stays until you delete it. Then we delete your documents, your pictures, your saved colleges and your sign-in. Your edits to college pages stay, without your name.',
        `We delete the history of edits after ${historyMonths} months, and copies of the emails we sent after ${mailDays} days. Messages by the contact form go after ${messageDays} days, requests for a correction or removal ${messageDays} days after we closed them, invitations ${inviteDays} days after they were sent, and the counts of a page after ${viewDays} days. Conversations go ${conversationMonths} months after the last message, private links ${linkDays} days after they ended at the latest, requests to link accounts that came to nothing ${requestDays} days after the last change, and calendar addresses after a year. The log stays; when an account is deleted, its name goes from there too.`,
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'In your account under “Your data” you can download everything we store about you, see what you agreed to, deactivate your account, and delete it. You change your name and marketing emails under “Personal info”.',
        'You can also complain to the data protection authority of your country or state.',
      ],
    },
  ];
}
