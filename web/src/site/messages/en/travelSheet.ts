import type { Catalogue } from '../catalogue';

export const travelSheet: Catalogue['travelSheet'] = {
  title: 'Where do you start from?',
  here: 'Use my location',
  search: 'Search for a station or district',
  districts: 'Districts',
  none: 'There is no such station or district.',
  forget: 'Stop showing travel times',
  about:
    'Times are estimates: on foot and by MTR, without buses, minibuses, trams, ferries and the Light Rail. The place is kept on this device only; where you are is rounded to about 500 m and never stands in an address.',
  refused: "We couldn't get your location. Please check your browser's location permission.",
  outside: 'You seem to be outside of Hong Kong. Please choose a station or a district.',
  failed: 'It could not be loaded. Please try again later.',
};
