/**
 * The time zone of each state (IANA tz database). A state with two has that of most of its people, by the counties that 49 CFR part 71 names
 * and the census of 2020: Florida, Indiana, Kentucky and Michigan are eastern; Kansas, Nebraska, North Dakota, South Dakota, Tennessee and
 * Texas central; Idaho mountain; Oregon pacific. Most of Arizona has no daylight saving time.
 */
const STATES: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': [
    'Connecticut',
    'Delaware',
    'District of Columbia',
    'Florida',
    'Georgia',
    'Indiana',
    'Kentucky',
    'Maine',
    'Maryland',
    'Massachusetts',
    'Michigan',
    'New Hampshire',
    'New Jersey',
    'New York',
    'North Carolina',
    'Ohio',
    'Pennsylvania',
    'Rhode Island',
    'South Carolina',
    'Vermont',
    'Virginia',
    'West Virginia',
  ],
  'America/Chicago': [
    'Alabama',
    'Arkansas',
    'Illinois',
    'Iowa',
    'Kansas',
    'Louisiana',
    'Minnesota',
    'Mississippi',
    'Missouri',
    'Nebraska',
    'North Dakota',
    'Oklahoma',
    'South Dakota',
    'Tennessee',
    'Texas',
    'Wisconsin',
  ],
  'America/Denver': ['Colorado', 'Idaho', 'Montana', 'New Mexico', 'Utah', 'Wyoming'],
  'America/Phoenix': ['Arizona'],
  'America/Los_Angeles': ['California', 'Nevada', 'Oregon', 'Washington'],
  'America/Anchorage': ['Alaska'],
  'Pacific/Honolulu': ['Hawaii'],
  'America/Puerto_Rico': ['Puerto Rico'],
}

const ZONES: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES).flatMap(([zone, states]) => states.map((state) => [state, zone] as const)),
)

/** The time zone of a state of the United States. Places that an operator added have UTC. */
export const zoneOf = (country: string, state: string): string =>
  (country === 'United States' ? ZONES.get(state) : undefined) ?? 'UTC'
