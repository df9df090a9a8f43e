/** The drafts of the conversations on screen, each of which sends its own messages. */
export const openOutboxes = new Set<string>();
