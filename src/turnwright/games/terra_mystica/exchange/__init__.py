"""Games from elsewhere: the log language of the community's site, read, checked and written."""
