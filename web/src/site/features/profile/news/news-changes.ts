import type {
  NewsSettingsItemFragment,
  NewsSwitchInput,
  UpdateNewsSettingsMutationVariables,
} from '@/generated/seeker/graphql';

/** A change of one control; what it leaves out stays as it is. */
export type NewsChange = Pick<UpdateNewsSettingsMutationVariables, 'hour' | 'at_night' | 'sms'> & {
  switches?: [NewsSwitchInput];
};

/** The settings as they are after a change. */
export function applyNewsChange(
  settings: NewsSettingsItemFragment,
  {
    switches: [changed] = [],
    hour,
    at_night,
    sms,
  }: Omit<NewsChange, 'switches'> & { switches?: NewsSwitchInput[] },
): NewsSettingsItemFragment {
  return {
    ...settings,
    switches: settings.switches.map((each) =>
      each.kind === changed?.kind
        ? {
            ...each,
            site: changed.site ?? each.site,
            mail: changed.mail ?? each.mail,
            push: changed.push ?? each.push,
          }
        : each,
    ),
    hour: hour ?? settings.hour,
    at_night: at_night ?? settings.at_night,
    sms: sms ?? settings.sms,
  };
}
