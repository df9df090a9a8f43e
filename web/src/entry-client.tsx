import './ui/tokens.css';
import './ui/base.css';
import { start } from './app/start';

void start();
