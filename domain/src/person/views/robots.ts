/** The names that programs give themselves; Cubot makes phones. */
const ROBOT_WORDS =
  /(?<!\bcu)bot|crawl|spider|slurp|scrape|headless|lighthouse|pagespeed|preview|monitor|uptime|facebookexternalhit|embedly|mediapartners|feedfetcher|archiver|phantomjs|python|curl|httpclient/i;

/**
 * Whether a User-Agent is a program's: browsers call themselves Mozilla/5.0 or Opera. Programs that load no scripts
 * report nothing, and one that passes for a browser is no robot to anybody.
 */
export function isRobot(userAgent: string): boolean {
  return !/^(?:Mozilla\/5\.0|Opera\/)/.test(userAgent) || ROBOT_WORDS.test(userAgent);
}
