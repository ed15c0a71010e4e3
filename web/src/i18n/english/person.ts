/** The English texts of the fields about a person, which the registration and the account share. */
export const englishPerson = {
  'person.firstName': 'First name',
  'person.lastName': 'Last name',
  'person.lastNameHint': 'Make sure it matches the name on your government ID.',
  'person.showPassword': 'Show password',
  'person.hidePassword': 'Hide password',
} as const;
