"""The pictures of Small World: terrain, emblems, tokens. All of them our own."""
