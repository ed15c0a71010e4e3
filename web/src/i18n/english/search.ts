/** The English texts of the college searches. */
export const englishSearch = {
  'search.title': 'Colleges',
  'search.intro': 'Search by name, nickname, town or state.',
  'search.label': 'Search colleges',
  'search.placeholder': 'Try “Stanford” or “Ohio”',
  'search.submit': 'Search',
  'search.count': '{count, plural, =0 {No college found} one {# college} other {# colleges}}',
  'search.results': 'Results',
  'search.emptyTitle': 'No college matches “{search}”',
  'search.emptyText': 'Check the spelling, or try a town, a state or a shorter name.',
  'search.showAll': 'Show all colleges',
  'search.pastEndTitle': 'There is no page {page}',
  'search.pastEndText': 'There are fewer results.',
  'search.firstPage': 'Go to the first page',
} as const;
