/** A username as in /profile/{username}: 3 to 40 lower-case letters, digits and single hyphens between them. */
export const USERNAME_PATTERN = /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
