import '../shared/ui/global.css';
import { start } from './app/start';

// A task of its own: the browser can paint and handle input between reading the scripts and running them.
setTimeout(start);
