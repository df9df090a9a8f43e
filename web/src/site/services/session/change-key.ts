/** The storage key that is written when the seeker's data change, so that other tabs reload them. */
export const changeKey = 'seeker_changed';
