import { MyPushKeyDocument } from '@/generated/seeker/documents/MyPushKey';
import { RegisterDeviceDocument } from '@/generated/seeker/documents/RegisterDevice';
import { RemovePushDocument } from '@/generated/seeker/documents/RemovePush';
import { type Operation, operation } from '@/shared/services/operation';
import { deviceToken, pushOwner, pushSupport, rememberRefusal } from './device';
import { currentEndpoint, subscribe, unsubscribe } from './subscription';

export interface PushPorts {
  storage: Storage;
  /** Runs an operation as the seeker who is logged in; an error inside the answer is thrown. */
  ask: <Result>(operation: Operation<Result>) => Promise<Result>;
}

/** The longest description of a browser that the service is told. */
const maxAgent = 200;

/** Subscribes with the site's key and registers this browser as the seeker's; does nothing on a site that sends no push. */
async function register({ storage, ask }: PushPorts): Promise<boolean> {
  const { push_key: key } = (await ask(operation('MyPushKey', MyPushKeyDocument, {}))).news_settings;
  if (key === null) return false;
  const push = await subscribe(key);
  const device = { agent: navigator.userAgent.slice(0, maxAgent), name: 'web', token: deviceToken(storage) };
  await ask(operation('RegisterDevice', RegisterDeviceDocument, { ...device, push }));
  return true;
}

/** Asks the person by the browser's question; to be called at a press. Resolves with whether pushes come now. */
export async function turnPushOn(seeker: string, ports: PushPorts): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') {
    rememberRefusal(ports.storage, Date.now());
    return false;
  }
  const isOn = await register(ports);
  if (isOn) pushOwner.set(ports.storage, seeker);
  return isOn;
}

export async function turnPushOff({ storage, ask }: PushPorts): Promise<void> {
  const endpoint = await currentEndpoint();
  await endPush(storage);
  if (endpoint !== undefined) await ask(operation('RemovePush', RemovePushDocument, { endpoint }));
}

/** Ends this browser's subscription. The service ends its own record with the session. */
async function endPush(storage: Storage): Promise<void> {
  await unsubscribe();
  pushOwner.clear(storage);
}

/**
 * Compares the browser's subscription with the site and with who is logged in: at each start, and when that changes.
 * One that another key made, or that the browser lost, is made again; one of somebody who is gone ends.
 */
export async function keepPush(seeker: string | undefined, ports: PushPorts): Promise<void> {
  const owner = pushOwner.get(ports.storage);
  if (owner === undefined || owner !== seeker || pushSupport() !== 'allowed') return endPush(ports.storage);
  await register(ports);
}
