import { splitWords } from '../../kernel/text/fold-text';
import { YOUTH_LEAGUES } from '../../reference/youth-leagues';

const setOf = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap(splitWords));

/** What kind of school, club or team it is: words of so many names that they are no part of any. */
const ORGANISATIONS = setOf('fc sc cf ac afc sfc cd ud sv tsv vfb vfl tus fsv bsc club hs school academy prep preparatory');
const KINDS = setOf(
  'the high schools acad middle soccer football futbol fussball girls boys women womens men mens ladies varsity jv ev',
);
const AGE_GROUP = /^(?:u?\d{1,4}|\d{1,4}[a-z]|[a-z]\d{1,4})$/;

/** Whether a folded word says what kind of school, club or team it is, or of which age. */
export function isKindOfTeam(word: string): boolean {
  return ORGANISATIONS.has(word) || KINDS.has(word) || AGE_GROUP.test(word);
}

/** Whether a word says that the words around it name a club or a school, also in lower case: "hope fc". */
export function namesAnOrganisation(word: string): boolean {
  return ORGANISATIONS.has(word);
}

/** Words that many names share: none of them tells a place by itself. */
const SHARED = setOf(
  // Articles and prepositions.
  'a an and at by for from in of on or to with my our der die das den dem des und von vom am im zum zur bei an auf',
  'la le les el los las lo de del do da dos das di du des y e et von van',
  // Where it lies.
  'north south east west northern southern eastern western northeast northwest southeast southwest central mid upper lower',
  'nord sud ost norte sur este oeste new old great greater big little grand inner outer metro downtown neu alt',
  'river rivers creek lake lakes bay beach coast coastal shore harbor harbour port ocean sea island islands isle bluff',
  'hill hills mount mountain mountains valley vale canyon ridge rock rocks summit peak mesa desert plain plains prairie',
  'park forest wood woods grove field fields meadow meadows garden gardens spring springs falls rapids bend ford bridge',
  'city town township village county parish borough district region regional area state national international american',
  'american america usa us fort point cape cross corner corners heights center centre square bad stadt land county saint',
  'st ste san santa santo sankt sao mt ft',
  // What clubs and teams call themselves.
  'united utd rovers rangers wanderers athletic athletics athletico albion sporting sport sports association assoc alliance',
  'union real inter internazionale dynamo dinamo olympic olympique deportivo atletico borussia eintracht fortuna viktoria',
  'verein turnverein spielvereinigung spvgg sg jsg kickers strikers galaxy juniors junior youth kids elite select selects',
  'premier development futures future pride league leagues division conference team squad first second third red blue',
  'white black green gold orange navy silver purple ecnl ecrl mls next npl dpl ga rl e64 odp usys uslw usl nwsl wpsl upsl',
  'usys edp cup pre pro wanderer thorns',
  // Mascots.
  'eagles lions tigers bears hawks falcons panthers wildcats cougars bobcats bulldogs huskies wolves wolverines foxes otters',
  'herons owls ravens cardinals colts mustangs broncos stallions rams bulls bison longhorns sharks dolphins mariners pirates',
  'raiders knights crusaders spartans trojans titans warriors vikings patriots rebels pioneers cowboys chargers rockets',
  'comets stars jets flyers thunder lightning storm hurricanes cyclones tornadoes blazers bees hornets yellowjackets',
  'gators cobras rattlers badgers beavers eagle lion tiger hawk falcon panther wolf fox',
  // What schools call themselves.
  'college collegiate university community charter public private memorial international christian catholic lutheran baptist',
  'day secondary grammar elementary technical vocational magnet gymnasium realschule gesamtschule oberschule schule sekundarschule',
  'colegio preparatoria escuela instituto liceo lycee ecole institute campus district lady our',
  YOUTH_LEAGUES.entries.join(' '),
);

/** Whether a folded word stands in many names and tells a place only together with others. */
export function isSharedByNames(word: string): boolean {
  return word.length < 3 || SHARED.has(word) || isKindOfTeam(word);
}

/**
 * Words of ordinary sentences that clubs, towns and schools are called as well ("Hope", "Victory", "Reading"): only a
 * capital within a sentence tells the name from the word.
 */
const ORDINARY = setOf(
  'able academic achieve action active advance adventure aim all alive ambition angel angels apple arrow art aspire attack',
  'attitude aurora autumn back balance ball bank bar base battle best better beyond blue bold bond book bright brave bravo',
  'broad brown build burn call camp care carry castle catch century challenge champion champions chance change charge chase',
  'chester choice church classic clay clear climb close cloud coach code cold comfort commerce common concord control cool',
  'copper corning courage cove craft crest crown crystal dale dance dawn day dear deep defiance delight destiny diamond',
  'direct discovery dominion double dove draw dream dreams drive eclipse edge effort eight elevate emerald empire endurance',
  'energy enterprise epic equal era even ever evergreen evolution evolve excel excellence experience express eye fair fairly',
  'faith fame family fast fearless fidelity field fire fit five flame flash fleet flight flint flow focus force forge',
  'fortune forward foundation four freedom fresh friend friends friendship fun fury game gateway gem general genesis gentry',
  'giant giants glide glory goal goals golden good grace grand grit ground grow growth guard happy hard harmony head heart',
  'heat heritage hero heroes honor hope horizon hot house hunt hunter ice icon idea ideal imagine impact independence index',
  'infinity ingenuity inspire integrity intelligence iron jade jet jewel journey joy justice keep key kick kind king kings',
  'knowledge labor lamp large lasting launch lead leader leaders leap learn learning left legacy legend legends liberty life',
  'light lightly like lily link live long look love loyal loyalty luck lucky magic major many mark market marvel master',
  'match matrix max mercury mercy merit middle might mighty mile mill mind mine miracle mission mobile moment momentum moon',
  'morning motion motor move movement music nation natural nature neat nest never nice night nine noble normal nova oak oaks',
  'odyssey one open orbit order origin outlaw overtime own pace page paradise pass passion path peace pearl people perfect',
  'performance phoenix pine pines pitch pivot plan play player players playing pleasant plus power practice precision present',
  'president press price pride primary prime prince princess principle progress promise proper prospect prosper protect proud',
  'providence pure purpose push quality quest quick quiet race rain raise range rapid reach reading ready real reality',
  'reason rebel record refuge reign reliance renaissance renown rescue resolve respect rise rising road rocket roots rose',
  'round royal royals run running rush safe sample sand sapphire school science score season seven shade shape sharp shield shine',
  'shooting show signal simple six skill sky slide smart smooth snow solar solid soul spark speed spirit spot sprint stable',
  'stage standard star start steel step still stone stop street strength strike strong style success summer sun sunny',
  'sunrise sunset super superior support supreme surf surge surprise swift synergy table tactical talent target teach tempo',
  'ten tenacity three thrive tide time titan together top torch total touch tough tower trace track trade tradition trail',
  'train training trinity triumph true trust truth two ultimate unity university unlimited up valor value vantage velocity',
  'venture victor victory view villa vision vista vital warm water waters wave way weekend welcome well white wild win wind',
  'winner winning winter wisdom wise wonder work world yes young youth zeal zenith',
  'ehre einheit energie erfolg freiheit freude freunde glaube gluck heimat held helden hoffnung kraft leben leidenschaft liebe',
  'mut sieg sonne stark sterne traum treue vertrauen wille zukunft alegria amigos corazon esperanza fuerza gloria libertad',
  'pasion sol suerte sueno unidos victoria vida',
);

/** Whether a folded word is one of ordinary sentences, so that it names something only if it is written like a name. */
export function isOrdinaryWord(word: string): boolean {
  return ORDINARY.has(word) || SHARED.has(word);
}
