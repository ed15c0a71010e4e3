const STORED_AS = 'touchline.reloadedFor';

/**
 * Loads the page again after a part of it could not be downloaded, once for each release: an old page whose files are gone becomes the new one, and a
 * release that is broken does not go round in circles. `release` names the running release; the answer says whether the page is being loaded again.
 */
export function reloadOnce(release: string): boolean {
  try {
    if (sessionStorage.getItem(STORED_AS) === release) return false;
    sessionStorage.setItem(STORED_AS, release);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
