/** Written to the storage when something of the seeker's was changed, so that the other tabs ask for it again. */
export const changeKey = 'seeker_changed';
