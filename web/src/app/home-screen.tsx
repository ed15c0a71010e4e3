import { CollegeSearchScreen } from '../features/college-search/college-search-screen';

/** / : for now the college search under its own heading; the search for players takes this place (specification §2). */
export function HomeScreen() {
  return <CollegeSearchScreen title="search.homeTitle" />;
}
