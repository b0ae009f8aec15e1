"""People: accounts and guests, credentials, names, mail and webhooks."""
