import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { followLinks } from './lib/router.svelte';
import { language } from './lib/text.svelte';

document.documentElement.lang = language.lang;
followLinks();
mount(App, { target: document.getElementById('app') as HTMLElement });
